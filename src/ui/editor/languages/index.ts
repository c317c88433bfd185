import type { languages } from 'monaco-editor/editor';
import { csv } from './csv.ts';
import type { Grammar } from './grammar.ts';
import { json } from './json.ts';
import { log } from './log.ts';
import { markdown } from './markdown.ts';
import { yaml } from './yaml.ts';

export const grammars = [json, csv, yaml, markdown, log] as const satisfies readonly Grammar[];

/** The language in which a text of this format is coloured. */
export function languageOf(format: string | undefined): string {
  return grammars.find(({ formats }) => formats.includes(format ?? ''))?.id ?? 'plaintext';
}

/** Tells Monaco of the grammars. Their brackets and strings are all it knows: no worker, no other features. */
export function registerGrammars(
  to: Pick<typeof languages, 'register' | 'setMonarchTokensProvider' | 'setLanguageConfiguration'>,
): void {
  for (const { id, tokens, brackets } of grammars) {
    to.register({ id });
    to.setMonarchTokensProvider(id, tokens);
    to.setLanguageConfiguration(id, { brackets: brackets.map(([open, close]) => [open, close]) });
  }
}

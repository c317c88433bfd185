import type { ExportedFile } from '../../core/index.ts';
import { ReadOnlyCode } from '../editor/ReadOnlyCode.tsx';
import { useMonaco } from '../editor/use-monaco.ts';
import { words } from '../words/index.ts';
import { CodeView } from './CodeView.tsx';

/** A file's code in Monaco where that is loaded, else lightly coloured. */
export function CodePane({ path, text }: ExportedFile) {
  const monaco = useMonaco();
  if (monaco === null) return <CodeView path={path} text={text} />;
  return (
    <ReadOnlyCode monaco={monaco} label={words.exporting.code(path)} language={languageOfPath(path)} text={text} />
  );
}

const languages: Readonly<Record<string, string>> = { ts: 'typescript', json: 'json', md: 'markdown', yaml: 'yaml' };

function languageOfPath(path: string): string {
  return languages[path.slice(path.lastIndexOf('.') + 1)] ?? 'plaintext';
}

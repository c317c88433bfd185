import type { languages } from 'monaco-editor/editor';

/** How one kind of text is coloured. Every expression is linear, since lines may be long. */
export interface Grammar {
  readonly id: string;
  /** The formats whose texts are coloured so. */
  readonly formats: readonly string[];
  readonly brackets: readonly (readonly [string, string])[];
  readonly tokens: languages.IMonarchLanguage;
}

import { countOf, type Sentence } from './sentence.ts';

/** What a fix does, by fix id, as an imperative. */
export const fixWords = {
  'hide-hits': (v) => `Hide all ${v.detector}`,
  'hide-field': (v) => `Hide fields named ${v.key}`,
  'take-records': (v) => `Take the records at ${v.path}`,
  'read-total': (v) => `Read the total at ${v.path}`,
  'read-cursor': (v) => `Read the next page at ${v.path}`,
  'forget-total': (v) => `Don't take ${v.path} for the total`,
  'say-what-is-missing': () => 'Put the rows in an envelope that says what is missing',
  'state-the-status': () => 'Put the text in an envelope that states the status',
  'sort-rows': (v) => (v.isNewest ? `Sort by ${v.path}, the newest first` : `Sort by ${v.path}`),
  'break-ties': (v) => `Sort rows that are alike by ${v.path}`,
  'give-cursor': () => 'Put in a cursor to the rows left out',
  'fit-budget': (v) => `Fit the text to ${v.budget} ${v.unit ?? 'tokens'}`,
  'rename-fields': (v) => `Rename ${countOf(v.count, 'field')}: ${v.names}`,
  'drop-empty-fields': (v) => `Drop ${countOf(v.count, 'field')} without a value`,
  'drop-plumbing': (v) => `Drop ${countOf(v.count, 'field')} of links and internal ids`,
  'drop-field': (v) => `Drop ${v.path}`,
  'name-files': (v) => `Put a size for the bytes in ${v.path}`,
  'as-date': (v) => `Write ${v.path} as a date`,
  'keep-field': (v) => `Keep ${v.path}`,
  'write-null': (v) => `Write null as ${v.token}`,
  'fence-text': () => 'Fence the text as untrusted',
  'switch-format': (v) => `Write the rows as ${v.format}`,
} satisfies Record<string, Sentence>;

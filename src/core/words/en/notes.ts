import { countOf, type Sentence } from './sentence.ts';

/** What a stage did, by note id. */
export const noteWords = {
  'select.records': (v) => `records at ${v.path}`,
  'select.missing': (v) => `nothing at ${v.path}`,
  'fields.dropped': (v) => `${v.count} fields dropped`,
  'fields.changed': (v) => countOf(v.count, 'change'),
  'fields.grouped': (v) => `${v.rows} rows in ${countOf(v.groups, 'group')}`,
  'fields.missing': (v) => `required but missing: ${v.paths}`,
  'redact.mask': (v) => `${v.count} masked`,
  'redact.fixed': (v) => `${v.count} replaced by ***`,
  'redact.drop': (v) => `${v.count} removed`,
  'redact.label': (v) => `${v.count} labelled`,
  'redact.shorten': (v) => `${v.count} shortened`,
  'redact.hash': (v) => `${v.count} hashed`,
  'redact.generalise': (v) => `${v.count} made less exact`,
  'redact.blank': (v) => `${v.count} blanked, kind and length kept`,
  'redact.path-missed': (v) => `No value at ${v.target}: that rule hides nothing. Check the path.`,
  'redact.no-key': () => 'No key for hashes was given: equal values share a number in this result only.',
  'truncate.rows': (v) => `${v.kept} rows kept, ${v.omitted} left out`,
  'truncate.no-cursor': () => 'no cursor: the rows have no order and no snapshot that keep it in its place',
  'truncate.text': (v) => `${v.count} texts shortened by ${v.characters} characters`,
  'truncate.fields': (v) => `${countOf(v.count, 'display field')} left out`,
  'truncate.nested': (v) => `${v.count} lists and objects shortened`,
  'truncate.fitted': (v) => `${v.tokens ?? v.size} of ${v.budget} ${v.unit ?? 'tokens'}`,
  'truncate.cant-fit': (v) =>
    `${v.tokens ?? v.size} ${v.unit ?? 'tokens'} are the least that can be shown, ${v.budget} are allowed: raise the budget or drop fields`,
} satisfies Record<string, Sentence>;

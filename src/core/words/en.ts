// Every sentence of the core, as functions of values. A second language is one more file of the same shape.
import type { Values } from '../model.ts';

type Sentence = (values: Values) => string;

/** Sentences that can stand in a result, and so in exported code. */
export const resultWords = {
  unexpectedShape: (path: string) =>
    `The output has nothing at ${path}: its shape is not the one this tool's result was made for.`,
  shapingFailed: (reason: string) => `This tool's output could not be shaped: ${reason}`,
  stopAndReport: () => 'Stop retrying and report this to the user.',
  callAgain: (tool: string, cursor: string) => `${tool}(cursor: ${JSON.stringify(cursor)})`,
};

/** What a reader found odd in the output, by problem id. */
export const problemWords = {
  'json.empty': () => 'There is nothing to read.',
  'json.unexpected': (v) => `Found ${v.found} where ${v.expected} should be.`,
  'json.trailing': (v) => `Found ${v.found} after the end of the JSON value.`,
  'json.unclosed': (v) => `The text ends before this "${v.opened}" is closed: it was probably cut off.`,
  'json.unterminated-string': () => 'This string is never closed: the text was probably cut off.',
  'json.control-character': (v) => `A string holds the control character ${v.code}: write it as an escape such as \\n.`,
  'json.bad-escape': (v) => `"${v.found}" is no escape that JSON knows.`,
  'json.bad-number': (v) => `"${v.found}" is not a JSON number.`,
  'json.trailing-comma': () => 'JSON allows no comma before a closing bracket: remove it.',
  'json.too-deep': (v) => `Nested deeper than ${v.limit} levels: read as plain text instead.`,
  'json.duplicate-key': (v) => `The key "${v.key}" occurs twice in this object: the last one counts.`,
  'jsonl.bad-line': (v) => `Line ${v.line} is not JSON: kept as it is, under "_raw".`,
  'csv.quote': (v) => `Row ${v.row} has a quote that is not closed or not doubled.`,
  'csv.ragged-row': (v) => `Row ${v.row} has ${v.cells} cells, the header has ${v.columns}.`,
  'csv.duplicate-header': (v) => `Two columns are named "${v.name}": the second is read as "${v.renamed}".`,
  'revive.not-config': () => 'This is not a config: the defaults are used instead.',
  'revive.version': (v) =>
    `This config says version "${v.at}", this app knows version 1: what it knows was taken over.`,
  'revive.unknown': (v) => `The config has "${v.at}", which this app does not know: it was left out.`,
  'revive.bad-value': (v) => `The config's "${v.at}" is not valid: the default is used instead.`,
  'export.no-shaper': () => 'No exported config was found: look for the file with "export const shaper".',
} satisfies Record<string, Sentence>;

/** What a stage did, by note id. */
export const noteWords = {
  'select.records': (v) => `records at ${v.path}`,
  'select.missing': (v) => `nothing at ${v.path}`,
  'fields.dropped': (v) => `${v.count} fields dropped`,
  'fields.missing': (v) => `required but missing: ${v.paths}`,
  'truncate.rows': (v) => `${v.kept} rows kept, ${v.omitted} left out`,
} satisfies Record<string, Sentence>;

/** Why an agent should take a step, by reason id. */
export const decisionWords = {
  complete: () => 'The result is complete.',
  'unknown-total': () => 'The result does not say whether there is more.',
  'rows-left-out': (v) => `${v.returned} of ${v.matched} rows are shown.`,
  'more-pages': () => 'There is another page.',
  'no-match': () => 'The search was complete and found nothing.',
  'not-sure-empty': () => 'Nothing was found, but the search may not have been complete.',
  'not-permitted': () => 'Rows were held back by permissions.',
  'wait-and-retry': (v) => `${v.code} is temporary.`,
  'change-the-call': (v) => `${v.code} needs other arguments.`,
  'person-must-act': (v) => `${v.code} needs a person.`,
  'no-signal': () => 'The output does not say whether the call worked.',
} satisfies Record<string, Sentence>;

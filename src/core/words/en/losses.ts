import type { LossKind } from '../../model.ts';
import { countOf, type Sentence } from './sentence.ts';

/** What a format loses of a value, by loss kind, and what would keep it; `count` is the number of places. */
export const lossWords = {
  'number-became-text': (v) => `${countOf(v.count, 'number')} can't be told from text. JSON, YAML and TOON keep them.`,
  'number-text-changed': (v) =>
    `The digits of ${countOf(v.count, 'number')} change, such as 1280.50 to 1280.5. JSON keeps them.`,
  'boolean-became-text': (v) =>
    `${countOf(v.count, 'true or false', 'times true or false')} can't be told from text. JSON, YAML and TOON keep them.`,
  'null-became-empty': (v) =>
    `Null looks like an empty text in ${countOf(v.count, 'place')}. Set a text to write for null, or use JSON.`,
  'null-became-text': (v) => `Null looks like a text in ${countOf(v.count, 'place')}. JSON, YAML and TOON keep it.`,
  'absent-became-empty': (v) =>
    `A member that is not there looks like an empty text in ${countOf(v.count, 'place')}. JSON tells them apart.`,
  'absent-became-null': (v) =>
    `A member that is not there looks like null in ${countOf(v.count, 'place')}. JSON tells them apart.`,
  'nesting-became-text': (v) =>
    `${countOf(v.count, 'list or object', 'lists and objects')} can't be told from text. JSON, YAML, TOON and XML nest.`,
  'ambiguous-scalar': (v) =>
    `${countOf(v.count, 'value')} would be taken for another type by some readers. JSON leaves no doubt.`,
  'key-order': (v) => `The keys of ${countOf(v.count, 'object')} stand in another order. JSON keeps it.`,
  'key-changed': (v) => `${countOf(v.count, 'key')} can't be read back. JSON, YAML and TOON keep any key.`,
  'duplicate-header': (v) =>
    `${countOf(v.count, 'key')} would have the same name as another. Rename them under Fields, or use JSON.`,
  'cell-breaks-row': (v) =>
    `Line breaks inside ${countOf(v.count, 'text')} look like the end of a row. CSV and JSON quote them.`,
  'line-break-changed': (v) =>
    `Line breaks in ${countOf(v.count, 'text')} can't be told from <br> or from other line ends. JSON and CSV keep them.`,
  'text-trimmed': (v) => `Spaces at the ends of ${countOf(v.count, 'text')} are lost. JSON and CSV keep them.`,
  'lone-surrogate': (v) =>
    `Half a character in ${countOf(v.count, 'text')} can't be sent as it is. JSON and YAML escape it.`,
  'control-character': (v) =>
    `Control characters in ${countOf(v.count, 'text')} are replaced: XML can't hold them. JSON, YAML and TOON escape them.`,
  'text-changed': (v) => `${countOf(v.count, 'text')} read back as another text. JSON keeps every text.`,
  'shape-changed': (v) =>
    `${countOf(v.count, 'value')} read back in another form, such as one record as a list of one. JSON keeps the form.`,
  unreadable: () => "The text can't be read back at all. JSON always can.",
} satisfies { readonly [kind in LossKind]: Sentence };

/** Why a rule of thumb names a format, by rule id. */
export const recommendationWords = {
  conclusion: () => 'One value is a conclusion: plain text says it with the fewest tokens.',
  'few-settings': () => 'A few named figures read well as lines of text.',
  'many-like-rows': () => 'Many rows with the same plain fields: a table names each field once.',
  general: () => 'JSON holds nesting, types and any number of fields.',
} satisfies Record<string, Sentence>;

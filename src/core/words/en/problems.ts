import { countOf, type Sentence } from './sentence.ts';

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
  'json.lenient': (v) => `Read leniently, for this is not strict JSON: ${lenientWords[String(v.kind)]} (${v.count}×).`,
  'json.repaired': (v) =>
    `Repaired here: ${countOf(v.added, 'character')} put in, ${v.dropped} taken out; ${countOf(v.items, 'item')} came whole before it.`,
  'jsonl.bad-line': (v) => `Line ${v.line} is not JSON: kept as it is, under "_raw".`,
  'csv.quote': (v) => `Row ${v.row} has a quote that is not closed or not doubled.`,
  'csv.ragged-row': (v) => `Row ${v.row} has ${v.cells} cells, the header has ${v.columns}.`,
  'csv.duplicate-header': (v) => `Two columns are named "${v.name}": the second is read as "${v.renamed}".`,
  'table.no-row': (v) => `This line does not fit the ${v.columns} columns: kept as it is, under "_raw".`,
  'table.other-count': (v) => `The table says that it has ${countOf(v.stated, 'row')}, ${v.rows} came.`,
  'rows.left-out': (v) => `This line is no row and was left out: ${v.text}`,
  'rows.unlike': (v) => `This line has another form than the rest: kept as it is, under "_raw": ${v.text}`,
  'ini.duplicate-key': (v) => `The key "${v.key}" occurs twice in its section: the last one counts.`,
  'yaml.invalid': (v) => `This is not valid YAML (${v.reason}): read as plain text instead.`,
  'yaml.aliases': () => 'Aliases make this YAML far larger than its text: read as plain text instead.',
  'yaml.duplicate-key': () => 'This key occurs twice in its mapping: the last one counts.',
  'yaml.unknown-tag': (v) => `The tag ${v.tag} is not one that is known here: its value is kept without it.`,
  'text.too-long': (v) =>
    `It has ${v.characters} characters, and no more than ${v.limit} are taken apart: read as plain text instead.`,
  'xml.too-deep': (v) => `Elements stand in each other more than ${v.limit} levels deep: read as plain text instead.`,
  'yaml.too-deep': (v) => `Nested deeper than ${v.limit} levels: read as plain text instead.`,
  'html.too-deep': (v) => `Elements stand in each other more than ${v.limit} levels deep: read as plain text instead.`,
  'html.too-large': (v) =>
    `A page of ${v.characters} characters is not taken apart beyond ${v.limit}: it stays as it is.`,
  'mcp.media': (v) => `${v.media} is not text: the model gets its name only, if anything.`,
  'mcp.input-required': () => 'The tool asks for more input: there is no result yet.',
  'openai.unanswered-call': (v) => `The call ${v.call} has no result in this conversation: providers refuse that.`,
  'decode.binary': (v) => `Byte ${v.byte} is NUL: this may not be a text file.`,
  'decode.invalid-utf8': (v) => `Byte ${v.byte} is not UTF-8: it and its like are shown as \ufffd.`,
  'text.lone-surrogate': (v) =>
    `${countOf(v.count, 'half of a character', 'halves of characters')}: text was cut inside one, and providers refuse it.`,
  'ansi.redraws': (v) => `Progress was drawn anew ${countOf(v.count, 'time')}: the last state of each line is kept.`,
  'ansi.links': (v) => `${countOf(v.count, 'terminal link')}: the words are kept, the addresses are not.`,
  'banner.before': (v) => `Lines before the JSON were left out: ${v.lines}.`,
  'banner.after': (v) => `Lines after the JSON were left out: ${v.lines}.`,
  'revive.not-config': () => 'This is not a config: the defaults are used instead.',
  'revive.version': (v) =>
    `This config says version "${v.at}", this app knows version 1: what it knows was taken over.`,
  'revive.unknown': (v) => `The config has "${v.at}", which this app does not know: it was left out.`,
  'revive.bad-value': (v) => `The config's "${v.at}" is not valid: the default is used instead.`,
  'export.no-shaper': () => 'No exported config was found: look for the file with "export const shaper".',
} satisfies Record<string, Sentence>;

/** What strict JSON does not have, by the kind that the lenient reading noted. */
const lenientWords: { readonly [kind: string]: string } = {
  comment: 'comments are left out',
  'trailing-comma': 'commas before a closing bracket are left out',
  'single-quotes': 'text stands in single quotes',
  'bare-key': 'keys stand without quotes',
  'python-word': 'True, False and None are read as true, false and null',
  undefined: 'undefined is read as null',
  'not-a-number': 'NaN and Infinity are no JSON numbers and are kept as text',
  number: 'numbers are written in another form, such as 0x1F or .5',
  escape: 'text holds escapes that JSON does not know',
  tab: 'text holds tabs that are not escaped',
  tuple: 'tuples are read as lists',
  set: 'sets are read as lists',
  bytes: 'bytes are read as text',
  constructor: 'constructor calls are read as the value they are given, or kept as text',
};

// Every sentence of the core, as functions of values. A second language is one more file of the same shape.
import type { DecisionAction, Values } from '../model.ts';

type Sentence = (values: Values) => string;

/** Sentences that can stand in a result, and so in exported code. */
export const resultWords = {
  unexpectedShape: (path: string) =>
    `The output has nothing at ${path}: its shape is not the one this tool's result was made for.`,
  shapingFailed: (reason: string) => `This tool's output could not be shaped: ${reason}`,
  stopAndReport: () => 'Stop retrying and report this to the user.',
  noErrorMessage: (code: number | null) => (code === null ? 'The call failed.' : `The call failed with ${code}.`),
  summaryOfRows: (returned: number, matched: number | null, unit: string) =>
    matched === null ? `${returned} ${unit}; how many exist is not known.` : `${returned} of ${matched} ${unit}.`,
  summaryOfNothing: (isSure: boolean) =>
    isSure ? 'Nothing matched; the search was complete.' : 'Nothing was found; the search may not have been complete.',
  summaryOfUnknown: () => 'The tool did not say whether the call worked.',
  summaryOfOne: () => 'One result.',
  /** What stands for an object or a list whose inside is left out; read back by the same form. */
  keysLeftOut: (count: number) => `{…${count} ${count === 1 ? 'key' : 'keys'}}`,
  itemsLeftOut: (count: number) => `[…${count} ${count === 1 ? 'item' : 'items'}]`,
  otherPaths: (count: number) => `(${count} other paths)`,
  callAgain: (tool: string, cursor: string) => `${tool}(cursor: ${JSON.stringify(cursor)})`,
};

export type RemedyId =
  | 'wait'
  | 'slow-down'
  | 'arguments'
  | 'find-it'
  | 'read-first'
  | 'ask-less'
  | 'credentials'
  | 'permission'
  | 'quota'
  | 'certificate'
  | 'dns'
  | 'another-tool'
  | 'report'
  | 'no-results'
  | 'unchanged';

/** What an agent should do about a failure, as an instruction; `field`, `expected` and `example` may be null. */
export const remedyWords: { readonly [remedy in RemedyId]: Sentence } = {
  wait: () => 'Wait, then call again with the same arguments.',
  'slow-down': () => 'Wait, then call again with the same arguments, and make fewer calls at a time.',
  arguments: (v) => {
    const form = v.expected === null ? '' : ` to ${v.expected}`;
    const example = v.example === null ? '' : `, such as ${v.example}`;
    return v.field === null
      ? 'Correct the arguments as the message says and call again.'
      : `Correct ${v.field}${form}${example} and call again.`;
  },
  'find-it': () => 'Check the id, name or path, for example with a search, and call again with one that exists.',
  'read-first': () => 'Read the current state, then decide whether the call is still needed and what it must say.',
  'ask-less': () => 'Ask for less or send less in one call.',
  credentials: () => 'Stop retrying. Tell the user that the credentials are missing, wrong or expired.',
  permission: () => 'Stop retrying. Ask the user for permission, naming what was refused.',
  quota: () => 'Stop retrying. Tell the user that the quota or credit is used up.',
  certificate: () => "Stop retrying. Tell the user that the server's certificate is not trusted here.",
  dns: () => "Stop retrying. Tell the user that the server's name can't be resolved.",
  'another-tool': () => 'Use another tool or another way: this one does not offer what was asked.',
  report: () => 'Stop retrying and report this to the user.',
  'no-results': () => 'This is no error: nothing matched. Say so, or search more broadly.',
  unchanged: () => 'This is no error: it is already as asked. Go on.',
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
  'yaml.invalid': (v) => `This is not valid YAML (${v.reason}): read as plain text instead.`,
  'yaml.aliases': () => 'Aliases make this YAML far larger than its text: read as plain text instead.',
  'yaml.duplicate-key': () => 'This key occurs twice in its mapping: the last one counts.',
  'yaml.unknown-tag': (v) => `The tag ${v.tag} is not one that is known here: its value is kept without it.`,
  'mcp.media': (v) => `${v.media} is not text: the model gets its name only, if anything.`,
  'mcp.input-required': () => 'The tool asks for more input: there is no result yet.',
  'openai.unanswered-call': (v) => `The call ${v.call} has no result in this conversation: providers refuse that.`,
  'decode.binary': (v) => `Byte ${v.byte} is NUL: this may not be a text file.`,
  'decode.invalid-utf8': (v) => `Byte ${v.byte} is not UTF-8: it and its like are shown as \ufffd.`,
  'banner.before': (v) => `Lines before the JSON were left out: ${v.lines}.`,
  'banner.after': (v) => `Lines after the JSON were left out: ${v.lines}.`,
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
  'redact.mask': (v) => `${v.target}: ${v.count} masked`,
  'redact.fixed': (v) => `${v.target}: ${v.count} replaced by ***`,
  'redact.drop': (v) => `${v.target}: ${v.count} removed`,
  'redact.label': (v) => `${v.target}: ${v.count} labelled`,
  'truncate.rows': (v) => `${v.kept} rows kept, ${v.omitted} left out`,
  'truncate.text': (v) => `${v.count} texts shortened by ${v.characters} characters`,
  'truncate.nested': (v) => `${v.count} lists and objects shortened`,
  'truncate.fitted': (v) => `${v.tokens} of ${v.budget} tokens`,
  'truncate.cant-fit': (v) =>
    `${v.tokens} tokens are the least that can be shown, ${v.budget} are allowed: raise the budget or drop fields`,
} satisfies Record<string, Sentence>;

/** What each of the ten actions asks an agent to do. */
export const actionWords: { readonly [action in DecisionAction]: () => string } = {
  answer: () => 'Answer the user from this result.',
  present: () => 'Show what is here and say what is missing.',
  fetch_next_page: () => 'Fetch the next page before drawing a conclusion.',
  broaden: () => 'Search once more with broader terms.',
  ask_permission: () => 'Ask the user for permission.',
  fix_arguments: () => 'Correct the arguments and call again.',
  back_off: () => 'Wait, then call again with the same arguments.',
  fall_back: () => 'Use another tool or another way.',
  stop_and_report: () => 'Stop, and tell the user what a person has to do.',
  say_uncertain: () => 'Say that the outcome is not certain, and check it before building on it.',
};

/** Why an agent should take a step, by reason id. */
export const decisionWords = {
  complete: () => 'The result is complete.',
  'unknown-total': () => 'The result does not say whether there is more.',
  'rows-left-out': (v) => `${v.returned} of ${v.matched} rows are shown.`,
  'more-pages': () => 'There is another page.',
  'no-match': () => 'The search was complete and found nothing.',
  'not-sure-empty': () => 'Nothing was found, but the search may not have been complete.',
  'not-permitted': () => 'Rows were held back by permissions.',
  'said-no-match': () => 'The source says that nothing matched, but not that it searched everything.',
  'nothing-found': () => 'Nothing was found, and nothing says why.',
  'wrong-scope': () => 'The search looked in the wrong place.',
  'source-failing': () => 'The result is empty because a system behind the tool failed.',
  'index-behind': () => 'The index has not caught up yet.',
  'rows-elsewhere': () => 'The rows that exist are not on this page.',
  'text-cut': (v) => `${v.returned} of ${v.matched} ${v.unit} are shown.`,
  'some-rows': (v) => `${v.returned} rows are shown, others were left out.`,
  'values-cut': (v) => (v.count === 1 ? 'One value was cut.' : `${v.count} values were cut.`),
  'input-cut': () => 'The output was cut off before it came here.',
  'source-partial': () => 'The source says that a part is missing.',
  done: () => 'The action was carried out.',
  'not-granted': (v) => `${v.code}: the permission is missing.`,
  'not-offered': (v) => `${v.code}: this tool does not offer what was asked.`,
  'wait-and-retry': (v) => `${v.code} is temporary.`,
  'change-the-call': (v) => `${v.code} needs other arguments.`,
  'person-must-act': (v) => `${v.code} needs a person.`,
  'no-signal': () => 'The output does not say whether the call worked.',
} satisfies Record<string, Sentence>;

// Every sentence of the core, as functions of values. A second language is one more file of the same shape.
import type { DecisionAction, LossKind, Values } from '../model.ts';

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
  summaryOfPart: (summary: string, rows: number, matched: number | null) =>
    `${summary} (of the ${rows} rows that came${matched === null ? '; there are more' : `, of ${matched}`})`,
  summaryOfNothing: (isSure: boolean) =>
    isSure ? 'Nothing matched; the search was complete.' : 'Nothing was found; the search may not have been complete.',
  summaryOfUnknown: () => 'The tool did not say whether the call worked.',
  summaryOfOne: () => 'One result.',
  /** What stands for an object or a list whose inside is left out; read back by the same form. */
  keysLeftOut: (count: number) => `{…${count} ${count === 1 ? 'key' : 'keys'}}`,
  itemsLeftOut: (count: number) => `[…${count} ${count === 1 ? 'item' : 'items'}]`,
  charactersLeftOut: (count: number) => `… ${count} characters left out …`,
  otherPaths: (count: number) => `(${count} other paths)`,
  rowsSpread: (first: number, last: number) => `spread evenly from ${first} to ${last}`,
  linesFolded: (count: number, last: string) => `… ${count} more like it${last === '' ? '' : `, the last at ${last}`}`,
  offsetOutOfRange: (offset: number) => `The text ends before offset ${offset}. Call with a smaller offset, or with 0.`,
  cursorStale: (part: string) =>
    `The rows are no longer those that the cursor was made for (${part} has changed). Call without a cursor to start from the first row.`,
  redacted: (values: number, fields: number) =>
    `redacted: ${values} ${values === 1 ? 'value' : 'values'}${fields === 0 ? '' : ` in ${fields} ${fields === 1 ? 'field' : 'fields'}`}`,
  readRest: (artifact: string) => `Read the rest from ${artifact}`,
  callAgain: (tool: string, cursor: string) => `${tool}(cursor: ${cursor})`,
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
  'truncate.fitted': (v) => `${v.size} of ${v.budget} ${v.unit}`,
  'truncate.cant-fit': (v) =>
    `${v.size} ${v.unit} are the least that can be shown, ${v.budget} are allowed: raise the budget or drop fields`,
} satisfies Record<string, Sentence>;

/** What each of the ten actions asks an agent to do. */
export const actionWords: { readonly [action in DecisionAction]: () => string } = {
  answer: () => 'Answer the user from this result.',
  present: () => 'Show what is here, and say that it is not all, or may not be.',
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
  'some-rows': (v) =>
    v.received === null
      ? `${v.returned} rows are shown, others were left out.`
      : `${v.returned} of the ${v.received} rows that came are shown; how many exist is not known.`,
  'values-cut': (v) => (v.count === 1 ? 'One value was cut.' : `${v.count} values were cut.`),
  'input-cut': () => 'The output was cut off before it came here.',
  'input-repaired': () => 'The output was broken and has been repaired: what was put in is a guess.',
  'input-broken': () => 'The output could not be read as what it means to be: a part may be missing.',
  'source-partial': () => 'The source says that a part is missing.',
  done: () => 'The action was carried out.',
  'not-granted': (v) => `${v.code}: the permission is missing.`,
  'not-offered': (v) => `${v.code}: this tool does not offer what was asked.`,
  'wait-and-retry': (v) => `${v.code} is temporary.`,
  'change-the-call': (v) => `${v.code} needs other arguments.`,
  'person-must-act': (v) => `${v.code} needs a person.`,
  'no-signal': () => 'The output does not say whether the call worked.',
} satisfies Record<string, Sentence>;

/** What a check found, by check id. */
export const findingWords = {
  'fact-lost': (v) =>
    v.of === 1
      ? `${v.fact} must survive, and ${capitalized(v.stage)} removed it.`
      : `${v.fact} must survive, and ${v.lost} of its ${countOf(v.of, 'value')} are not in the text: ${capitalized(v.stage)} removed the first.`,
  'leak-token': (v) => `The text that the model gets holds ${countOf(v.count, 'secret')}: ${v.detector}.`,
  'leak-personal-data': (v) =>
    `Personal data reaches the model: ${v.detector}, ${countOf(v.count, 'time')}. Hide what it does not need.`,
  'leak-internal-host': (v) =>
    `The error holds ${countOf(v.count, 'network address', 'network addresses')}, which no reader needs.`,
  'private-field-in-context': (v) =>
    `${sensitiveNames[String(v.kind)] ?? 'A private value'} reaches the model at ${v.path}.`,
  'unstable-shape': (v) =>
    `There is nothing at ${v.path}, where the records are taken from; this output has them at ${v.found}.`,
  'success-but-more-hits': (v) =>
    `The result says success, but the source has ${v.matched} at ${v.path} and ${v.returned} came.`,
  'incomplete-not-signalled': (v) => `There is another page (${v.path}), and the result does not say so.`,
  'silent-truncation': (v) =>
    v.omitted === null
      ? 'There is more than the text shows, and nothing in it says so.'
      : `The text leaves out ${countOf(v.omitted, String(v.unit).replace(/s$/, ''))}, and nothing in it says so.`,
  'truncated-without-total': (v) =>
    `The text says that rows are missing but not how many exist; the source says ${v.matched} at ${v.path}.`,
  'returned-count-mismatch': (v) =>
    `${v.path} says ${v.count}, but ${countOf(v.rows, 'row')} came: it counts something else.`,
  'estimated-total-as-exact': (v) =>
    `The source calls its total at ${v.path} a lower bound or an estimate; the result states ${v.count} as a count.`,
  'content-without-status': (v) =>
    v.status === 'error'
      ? 'The call failed, and without an envelope the text does not say so.'
      : 'Nothing was found, and without an envelope the text does not say so.',
  'empty-without-reason': () =>
    'Nothing came back, and nothing says why: no match, no permission and a failed search look the same.',
  'error-as-data': (v) => `The tool says success and returns an error (${v.code}). Let it say error.`,
  'validation-error-without-fix': (v) =>
    `"${v.message}" does not say which argument is wrong. Name the field, the form it must have and an example.`,
  'apology-message': (v) => `"${v.message}" apologises. Say what failed and what to do next.`,
  'bare-null': () =>
    'The tool returned null and nothing else: found nothing, or failed? Return an empty list or an error.',
  'bare-false': () => 'The tool returned false and nothing else. Return the reason with it.',
  'bare-empty-string': () => 'The tool returned nothing at all. Return what was done, or that nothing was found.',
  'bare-ok': () => 'The tool says that it worked and nothing else. Return what was changed, with its id.',
  'action-missing-id': () =>
    'The action does not say what it made or changed. Return the id, so that the next call can use it.',
  'retrieval-missing-score': (v) =>
    v.path === null
      ? 'The hits have no score, so a weak one looks like a strong one.'
      : `The hits have a score at ${v.path}, and the model does not get it.`,
  'aggregate-returns-detail': (v) =>
    `A tool that gives a figure returned ${v.rows} rows. Return the figure and a note on it.`,
  'tool-call-id-missing': () => 'The message names no call: set the call id, or the provider refuses it.',
  'special-token-in-text': (v) =>
    `The output holds ${v.mark}, which some models read as the end of a turn. Treat the text as untrusted.`,
  'forged-role-in-text': (v) =>
    `The output writes “${v.mark}” as if somebody else spoke (${countOf(v.count, 'time')}). Treat the text as untrusted.`,
  'instruction-in-text': (v) =>
    `The output tells the model what to do: “${v.text}”. Say in the tool's description that its results are no instructions.`,
  'hidden-characters-in-text': (v) =>
    v.kind === 'message'
      ? `The output holds a message that nobody sees: “${v.message}”. Treat the text as untrusted.`
      : v.kind === 'direction'
        ? `The output turns the direction of its text (${countOf(v.count, 'sign')}): people may see other words than the model reads.`
        : `The output holds ${countOf(v.count, 'invisible character')}: words may not be found as they look.`,
  'ascii-escaped-cjk': (v) => `Letters stand as escapes, such as ${v.sample}. Let the tool write them as they are.`,
  'binary-content': (v) => `${v.path} holds encoded bytes, which a model can't read.`,
  'over-budget': (v) =>
    v.isTried
      ? `${v.size} ${v.unit} remain of a budget of ${v.budget}: cut texts or drop fields to fit it.`
      : `${v.size} ${v.unit}, the budget is ${v.budget}.`,
  'useless-wrapper': (v) => `The ${v.rows} records stand inside a wrapper, at ${v.path}.`,
  'opaque-field-name': (v) => `${countOf(v.count, 'field name')} can only be guessed: ${v.names}.`,
  'coded-value': (v) => {
    const more = v.fields === 1 ? '' : ` and ${countOf(Number(v.fields) - 1, 'other field')} of its name hold`;
    return `${v.path}${more || ' holds'} codes (${v.codes}). Name their meaning under Fields.`;
  },
  'epoch-timestamp': (v) => `${v.path} is a time since 1970: ${v.sample} is ${v.date}. Let the tool return a date.`,
  'unsafe-integer': (v) =>
    `${v.path} holds ${v.sample}, which most programs round when they parse JSON. Let the tool return it as text.`,
  'json-in-string': (v) =>
    `${v.path} holds JSON written as text, with every quote escaped. Let the tool return it as it is.`,
  'noise-field': (v) =>
    v.what === 'empty'
      ? `${countOf(v.count, 'field')} with no value in any row: ${v.names}.`
      : `${countOf(v.count, 'field')} with links and ids of the system's own: ${v.names}.`,
  'stack-trace-in-result': (v) => `${v.path} holds a stack trace, which tells the model nothing that it can act on.`,
  'deep-nesting': (v) => `${countOf(v.count, 'value')} under up to ${v.levels} levels of keys, such as ${v.path}.`,
  'too-many-fields': (v) => `${v.count} fields reach the model. Keep those that it needs to answer.`,
  'unstable-sort': (v) =>
    v.isSorted
      ? `The text keeps ${countOf(v.kept, 'row')}, and rows that sort alike may change places from call to call.`
      : `The text keeps the first ${countOf(v.kept, 'row')}, and nothing says what order they are in.`,
  'csv-null-empty-ambiguous': (v) => `null and empty text look the same in ${v.names}.`,
  'csv-type-loss': (v) => `A table can't show that these are text, not numbers: ${v.names}.`,
  'md-nested-cell': (v) => `Objects stand in ${countOf(v.count, 'column')} of the table: ${v.names}.`,
  'md-long-cell': (v) => `A cell of ${v.path} has ${v.characters} characters; a table is hard to read with such cells.`,
  'rest-out-of-reach': (v) =>
    v.isSkipped
      ? `${countOf(v.omitted, 'row')} of this page are left out, and the cursor to the next page begins after them.`
      : `${countOf(v.omitted, 'row')} are left out, and the result does not say how to get them.`,
  'text-for-records': (v) => `${v.rows} records repeat every field's name.`,
  'raw-large-json': (v) => `${v.characters} characters of JSON, many of them indentation.`,
} satisfies Record<string, Sentence>;

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
  'give-cursor': () => 'Put a cursor to the rows that are left out into the result',
  'fit-budget': (v) => `Fit the text to ${v.budget} ${v.unit}`,
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

const sensitiveNames: { readonly [kind: string]: string } = {
  password: 'A password or its hash',
  token: 'A token',
  secret: 'A secret',
  identity: 'The number of an identity document',
  account: 'A card or account number',
  phone: 'A phone number',
};

function capitalized(word: Values[string] | undefined): string {
  const text = String(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Such as `1 row`, `2 rows`. */
function countOf(count: Values[string] | undefined, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const exportWords = {
  slowPattern: (pattern: string, part: string) =>
    `The pattern ${pattern} is not proved to run in linear time: look at “${part}”. Exported code has nothing that could stop it.`,
  redactionBroken: (leaked: string) =>
    `Redaction was tried on made-up values and let ${leaked} through: nothing is exported. Reload the page.`,
} as const;

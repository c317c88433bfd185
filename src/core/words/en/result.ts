import type { Sentence } from './sentence.ts';

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

// The sentences of the output and what is known beside it.

import { number, plural } from './counts.ts';

export const outputWords = {
  output: {
    title: 'Output',
    label: 'Tool output',
    placeholder: 'Paste what your tool returned: JSON, JSON lines, CSV, a log, an error.\n\nOr drop a file here.',
    privacy: 'All in this tab. Nothing you paste leaves it.',
    open: 'Open',
    openTitle: 'Open a file',
    clear: 'Clear',
    replace: 'Replace',
    edit: 'Edit the text',
    editTitle: 'Puts all of it into the editor, which takes a moment at this size',
    tooLarge: 'too large to edit here; showing part',
    replaceHint: 'Scroll to see the rest. All of it is read and counted. Paste or drop another output to replace it.',
    oddLineEnds: 'not to be edited here',
    oddHint: 'Its line ends or its first character would change in an editor. Paste another output to replace it.',
    dropHere: 'Drop to read this file',
    readingLong: (size: string) => `Reading ${size}…`,
    cancel: 'Cancel',
    invitation: 'Paste, drop or open what a tool returned.',
    bytes: (bytes: number) => {
      if (bytes < 1000) return `${number(bytes)} B`;
      if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
      return `${(bytes / 1_000_000).toFixed(1)} MB`;
    },
    characters: (count: number) => plural(count, 'character'),
    records: (rows: number, path: string) => `${plural(rows, 'record')} at ${path}`,
    recordsWhole: (rows: number) => plural(rows, 'record'),
    problems: (count: number) => plural(count, 'problem'),
    partial: 'cut off or repaired',
    http: (status: number) => `HTTP ${status}`,
    exit: (code: number) => `exit ${code}`,
    failedToDecode: 'This file is not text that can be read here.',
  },
  facts: {
    label: 'Facts',
    purpose: 'About the call',
    none: 'none yet',
    names: {
      tool: 'Tool',
      callId: 'Call id',
      kind: 'Kind',
      httpStatus: 'HTTP status',
      headers: 'Headers',
      exitCode: 'Exit code',
      stderr: 'Stderr',
      durationMs: 'Duration, ms',
      isError: 'Is an error',
      query: 'Asked for',
      tenant: 'On behalf of',
      cursor: 'Cursor',
    },
    kinds: {
      query: 'query',
      action: 'action',
      aggregate: 'aggregate',
      file: 'file',
      code: 'code',
      retrieval: 'retrieval',
    },
    headersFormat: 'retry-after: 30',
    notSet: '–',
    yes: 'yes',
    no: 'no',
    byHand: 'by hand',
    fromReader: (reader: string) => `from ${reader}`,
    fromPaste: 'from the paste',
    forget: (name: string) => `Forget the ${name} set by hand`,
  },
  editor: {
    hint: 'Tab leaves, after Ctrl+M it writes tabs',
  },
  tokens: {
    exact: (count: number) => plural(count, 'token'),
    estimate: (count: number) => `≈ ${plural(count, 'token')}`,
    selected: (count: number) => `${plural(count, 'token')} selected`,
    change: (by: number) => `${by > 0 ? '+' : '−'}${number(Math.abs(by))}`,
    percent: (share: number) => {
      const percent = Math.abs(share * 100);
      const few = percent < 0.05 ? '<0.1' : percent.toFixed(1);
      const shown = percent !== 0 && percent < 1 ? few : String(Math.round(percent));
      return `${share > 0 ? '+' : share < 0 ? '−' : ''}${shown}%`;
    },
    sinceEdit: (by: number) => `${by > 0 ? '+' : '−'}${number(Math.abs(by))} since the last edit`,
    estimated: 'An estimate; the exact count follows',
  },
};

// The sentences of the bill.

import type { SavingKind } from '../../../state/bill-rows.ts';
import { number } from './counts.ts';

const savings = {
  indent: 'Indentation',
  repeated: 'Repeated keys',
  escape: 'Escaped characters',
  url: 'Links',
  base64: 'Base64',
} as const satisfies Record<SavingKind, string>;

export const billWords = {
  insights: { title: 'About this text', compare: 'Compare', bill: 'By field', rows: 'Rows', evidence: 'Studies' },
  bill: {
    title: 'Bill',
    waiting: 'The bill comes with the exact counts.',
    untraced: 'This text could not be told apart by fields.',
    table: 'Tokens by field',
    map: 'Tokens by field, as areas',
    view: 'Show the bill as',
    asTable: 'Table',
    asMap: 'Map',
    columns: {
      path: 'Field',
      keys: 'Keys',
      marks: 'Signs',
      values: 'Values',
      all: 'All',
      saves: 'Drop saves',
      actions: 'Drop',
    },
    rest: 'around the records',
    parts: {
      keys: (tokens: number) => `keys ${number(tokens)}`,
      marks: (tokens: number) => `signs ${number(tokens)}`,
      values: (tokens: number) => `values ${number(tokens)}`,
    },
    drop: (path: string) => `Drop ${path}`,
    saves: (tokens: number) => (tokens >= 0 ? `−${number(tokens)}` : `+${number(-tokens)}`),
    moreRows: (rows: number) => `${number(rows)} more ${rows === 1 ? 'row fits' : 'rows fit'}`,
    area: (path: string, tokens: number, share: string) => `${path}: ${number(tokens)} tokens, ${share}`,
    ownPart: (path: string) => `${path} itself`,
    keysHint: 'Arrows move, Delete drops.',
    savingsTitle: 'What costs much wherever it stands',
    savings,
    saving: (kind: SavingKind, tokens: number) => `${savings[kind]} ${number(tokens)}`,
    mostIn: (path: string) => `most of it in ${path}`,
    mend: {
      indent: (tokens: string) => `Write it on one line: ${tokens}`,
      repeated: (tokens: string) => `Name each column once: ${tokens}`,
      escape: (tokens: string) => `Write the characters themselves: ${tokens}`,
    },
  },
} as const;

// The sentences of tokens against rows.

import { number } from './counts.ts';

const counted = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

export const rowsWords = {
  rows: {
    title: 'Tokens by rows',
    waiting: 'The counts by rows come after the others.',
    none: 'There are no rows to choose from: the result is one value.',
    lead: (rows: number) => `Tokens of the whole text if the model got 1 to ${number(rows)} rows. Each dot is counted.`,
    leadPart: (most: number, rows: number) =>
      `Tokens of the whole text if the model got 1 to ${number(most)} of the ${number(rows)} rows. Each dot is counted.`,
    view: 'Show the counts as',
    asChart: 'Chart',
    asTable: 'Table',
    format: 'Format',
    count: counted,
    at: (rows: number) => `At ${counted(rows)}`,
    slider: 'Rows',
    budget: 'budget',
    short: (value: number) => short.format(value),
    drawing: (formats: number, rows: number) =>
      `Tokens of ${formats} formats from 1 to ${number(rows)} rows. The list beside it and the table say the numbers.`,
  },
} as const;

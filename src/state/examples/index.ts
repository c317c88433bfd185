import type { ExampleEntry } from './example.ts';

/** Outputs to try the app with, the most telling first; opening one makes a new design. */
export const examples = [
  {
    id: 'orders',
    name: 'Orders with codes and phones',
    lesson: 'Links take most of the tokens, codes need names, and a password hash must never reach a model',
    load: async () => (await import('./orders.ts')).ordersExample,
  },
  {
    id: 'issues',
    name: 'GitHub issues',
    lesson: 'Nine addresses and a whole profile for every title: keep five fields of forty',
    load: async () => (await import('./issues.ts')).issuesExample,
  },
  {
    id: 'error-as-success',
    name: 'An error dressed as a success',
    lesson: 'HTTP 200 and success: true, yet nothing was done: the result must say error',
    load: async () => (await import('./error-as-success.ts')).errorAsSuccessExample,
  },
  {
    id: 'empty-list',
    name: 'An empty list',
    lesson: 'No rows is an answer: say so, and whether another search could find more',
    load: async () => (await import('./empty-list.ts')).emptyListExample,
  },
  {
    id: 'first-page',
    name: 'Page 1 of 7',
    lesson: '20 rows of 134: a model that is not told takes the page for everything',
    load: async () => (await import('./first-page.ts')).firstPageExample,
  },
  {
    id: 'rate-limit',
    name: 'HTTP 429 from curl -i',
    lesson: 'Too many requests: wait the seconds that the header names, then the same call again',
    load: async () => (await import('./rate-limit.ts')).rateLimitExample,
  },
  {
    id: 'log',
    name: 'A log of a failed start',
    lesson: 'The cause stands at the end: keep the start and the end, and say how much is left out',
    load: async () => (await import('./log.ts')).logExample,
  },
  {
    id: 'csv-quotes',
    name: 'CSV with quoting trouble',
    lesson: 'Commas, quotes and line breaks in cells, and one row that is too short',
    load: async () => (await import('./csv-quotes.ts')).csvQuotesExample,
  },
  {
    id: 'chinese-records',
    name: 'Chinese records',
    lesson: 'Chinese keys and values, mobile and id numbers that only a part of may show',
    load: async () => (await import('./chinese-records.ts')).chineseRecordsExample,
  },
  {
    id: 'mcp-result',
    name: 'An MCP result',
    lesson: 'The same rows twice, once as text and once structured: send them once',
    load: async () => (await import('./mcp-result.ts')).mcpResultExample,
  },
  {
    id: 'receipt',
    name: 'The receipt of a write',
    lesson: 'After a write a model needs the id and what happened, not the whole object again',
    load: async () => (await import('./receipt.ts')).receiptExample,
  },
  {
    id: 'double-encoded',
    name: 'JSON inside JSON',
    lesson: 'Written as JSON twice: every quote is escaped, and every escape is paid for',
    load: async () => (await import('./double-encoded.ts')).doubleEncodedExample,
  },
] as const satisfies readonly ExampleEntry[];

export type { Example, ExampleEntry } from './example.ts';

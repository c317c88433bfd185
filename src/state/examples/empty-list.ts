import type { Example } from './example.ts';

/** A search that found nothing, and says for what it searched. */
export const emptyListExample: Example = {
  facts: { tool: 'customers.search', kind: 'query', httpStatus: 200 },
  output: () =>
    JSON.stringify(
      {
        status: 'ok',
        query: { name: 'Nowak', city: 'Gdansk', created_after: '2026-01-01' },
        results: [],
        total: 0,
        took_ms: 12,
      },
      null,
      2,
    ),
};

import type { Example } from './example.ts';

/** What `curl -i` prints when an API has had enough. */
export const rateLimitExample: Example = {
  facts: { tool: 'search.web', kind: 'query' },
  output: () =>
    [
      'HTTP/2 429',
      'date: Tue, 15 Sep 2026 09:41:07 GMT',
      'content-type: application/json; charset=utf-8',
      'retry-after: 30',
      'x-ratelimit-limit: 60',
      'x-ratelimit-remaining: 0',
      'x-request-id: 01J7V0K3',
      'server: edge',
      '',
      '{"error":{"type":"rate_limit_exceeded","message":"Limit of 60 requests per minute reached. Try again in 30 seconds."}}',
      '',
    ].join('\n'),
};

import type { Example } from './example.ts';

const steps = ['load plugin', 'compile route', 'warm cache for', 'register handler'];

/** A service that fails to start, as its console shows it. */
export const logExample: Example = {
  facts: { tool: 'logs.read', kind: 'file' },
  output: () => `${[...makeStart(), ...makeMiddle(70), ...makeEnd()].join('\n')}\n`,
  edits: [
    // As text: a stack trace has no columns.
    { type: 'set', stage: 'read', change: { readers: ['text'] } },
    { type: 'set', stage: 'render', change: { format: 'text' } },
    {
      type: 'set',
      stage: 'truncate',
      change: { rows: null, text: { limit: 2000, head: 500, tail: 1200, align: 'line' } },
    },
  ],
};

function makeStart(): string[] {
  return [
    '$ node dist/server.js --config /etc/shop/prod.yaml',
    '2026-09-15T07:00:00.114Z INFO  shop-api 4.18.0 starting, node 22.9.0, 8 workers',
    '2026-09-15T07:00:00.131Z INFO  config read from /etc/shop/prod.yaml',
  ];
}

function makeMiddle(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const ms = 1000 + index * 67;
    const at = `2026-09-15T07:00:0${Math.floor(ms / 1000)}.${String(ms % 1000).padStart(3, '0')}Z`;
    const level = index % 17 === 9 ? 'WARN ' : 'INFO ';
    return `${at} ${level} ${steps[index % steps.length]} module-${String(index).padStart(2, '0')} (${3 + (index % 11)} ms)`;
  });
}

function makeEnd(): string[] {
  return [
    '2026-09-15T07:00:05.902Z ERROR cannot connect to postgres at db.internal:5432: connect ECONNREFUSED 10.0.4.17:5432',
    'Error: connect ECONNREFUSED 10.0.4.17:5432',
    '    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1611:16)',
    '    at Pool.connect (/srv/shop/node_modules/pg-pool/index.js:45:11)',
    '    at startServer (/srv/shop/dist/server.js:88:20)',
    '2026-09-15T07:00:05.910Z FATAL start failed, exit code 1',
  ];
}

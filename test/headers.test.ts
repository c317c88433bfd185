import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildHeaders } from '../vite.config.ts';

test('static hosts are told the headers that the preview sends', () => {
  const lines = Object.entries(buildHeaders).map(([name, value]) => `  ${name}: ${value}`);
  expect(readFileSync(new URL('../public/_headers', import.meta.url), 'utf8')).toBe(`${['/*', ...lines].join('\n')}\n`);
});

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { appUrl } from './harness.ts';

/** What the page may load before it is there to work with: script and styles, gzipped. */
const firstPaintLimit = 180_000;

async function load(path: string): Promise<string> {
  const response = await fetch(new URL(path, appUrl));
  expect(response.status, path).toBe(200);
  return response.text();
}

test('the first paint needs little code, all of it told to the browser at once', async () => {
  const page = await load('');
  const paths = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(1);
  const files = await Promise.all(paths.map(load));
  const size = files.reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(size).toBeLessThan(firstPaintLimit);
  const told = new Set(paths.map((path) => path.split('/').at(-1)));
  for (const [, name] of files.join('\n').matchAll(/\bfrom\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    expect(told).toContain(name);
});

import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createCounter, loadCounter } from '../../src/tokens/index.ts';
import { compileModule } from '../../src/tokens/pack/compile-module.ts';
import { packTable } from '../../src/tokens/pack/pack-table.ts';
import { readTable } from '../../src/tokens/pack/read-table.ts';
import { encodings, nodeCounter } from './load.ts';

vi.setConfig({ testTimeout: 60_000 });

const limits = { o200k_base: 760_000, cl100k_base: 400_000 };

describe.each(encodings)('%s', (encoding) => {
  test('the module that the page imports holds the table', async () => {
    const text = "Nothing that they paste leaves the tab: 汉字, 😀 and it's 12345.";
    const loaded = await loadCounter(encoding);
    expect(loaded.encoding).toBe(encoding);
    expect(loaded.ends(text)).toEqual((await nodeCounter(encoding)).ends(text));
  });

  test('its size on the wire stays small', async () => {
    const script = `export default ${JSON.stringify(await readTable(encoding))};`;
    expect(gzipSync(script, { level: 9 }).length).toBeLessThan(limits[encoding]);
  });
});

const bytesInOrder = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));

test('a counter knows the tokens that were packed, and no others', async () => {
  const tokens = [...bytesInOrder, 'ab', 'abc', 'cc', 'abcc'];
  const counter = createCounter('o200k_base', packTable(tiktokenFile(tokens)), await compileModule());
  const counts = ['ab', 'abc', 'cc', 'abcc', 'bc', 'abca', 'ccab'].map((text) => counter.count(text));
  expect(counts).toEqual([1, 1, 1, 1, 2, 2, 2]);
});

test('a file or table that is not whole is refused', async () => {
  const code = await compileModule();
  expect(() => packTable('')).toThrow('missing');
  expect(() => packTable(tiktokenFile([...bytesInOrder, 'xyz']))).toThrow('Token 256 has no last merge');
  expect(() => createCounter('o200k_base', '#'.repeat(2000), code)).toThrow(
    'A token table of 2000 characters is broken',
  );
});

function tiktokenFile(tokens: readonly string[]): string {
  return tokens.map((token, id) => `${btoa(token)} ${id}\n`).join('');
}

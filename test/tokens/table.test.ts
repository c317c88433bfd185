import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createCounter, loadCounter } from '../../src/tokens/index.ts';
import { packTable } from '../../src/tokens/pack/pack-table.ts';
import { readTable } from '../../src/tokens/pack/read-table.ts';
import { unpackTable } from '../../src/tokens/unpack-table.ts';
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

  test('its size on the wire stays small', () => {
    const script = `export default ${JSON.stringify(readTable(encoding))};`;
    expect(gzipSync(script, { level: 9 }).length).toBeLessThan(limits[encoding]);
  });
});

const bytesInOrder = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));

test('unpacking gives back the tokens that were packed', () => {
  const tokens = [...bytesInOrder, 'ab', 'abc', 'cc', 'abcc', '\xff\xfe'];
  const { bytes, starts, longest } = unpackTable(new TextEncoder().encode(packTable(tiktokenFile(tokens))));
  const unpacked = tokens.map((_, id) => String.fromCharCode(...bytes.slice(starts[id], starts[id + 1])));
  expect(unpacked).toEqual(tokens);
  expect(longest).toBe(4);
});

test('a file or table that is not whole is refused', () => {
  expect(() => packTable('')).toThrow('missing');
  expect(() => packTable(tiktokenFile([...bytesInOrder, 'xyz']))).toThrow('Token 256 has no last merge');
  expect(() => createCounter('o200k_base', new Uint8Array(2000))).toThrow('A token table of 2000 bytes is broken');
});

function tiktokenFile(tokens: readonly string[]): string {
  return tokens.map((token, id) => `${btoa(token)} ${id}\n`).join('');
}

import { describe, expect, test } from 'vitest';
import { type Json, readOutput, renderAs } from '../../../src/core/index.ts';
import { markdownReadBack } from '../../../src/core/render/read-back/markdown.ts';

/** A table as a reader of GitHub's Markdown splits it: at pipes that no backslash precedes. */
function cellsOf(text: string): string[][] {
  return text.split('\n').map((line) => {
    const inner = line.replace(/^\s*\|/, '').replace(/\|\s*$/, '');
    return inner.split(/(?<!\\)(?:\\\\)*\|/).map((cell) => cell.trim());
  });
}

const tables: readonly (readonly [why: string, value: Json, text: string])[] = [
  ['a pipe in a cell is escaped', [{ a: 'x | y' }], '| a |\n| --- |\n| x \\| y |'],
  ['a pipe in a header too', [{ 'a|b': 1 }], '| a\\|b |\n| --- |\n| 1 |'],
  ['a backslash before a pipe stays one', [{ a: 'x\\|y' }], '| a |\n| --- |\n| x\\\\\\|y |'],
  ['line breaks of every kind become <br>', [{ a: 'x\ny\r\nz\rw' }], '| a |\n| --- |\n| x<br>y<br>z<br>w |'],
  ['rows have the cells of the union of columns', [{ a: 1 }, { b: 2 }], '| a | b |\n| --- | --- |\n| 1 |  |\n|  | 2 |'],
  ['nested values are JSON', [{ a: { b: [1] } }], '| a |\n| --- |\n| {"b":[1]} |'],
  ['one record is a table of two columns', { a: 1, b: 'x' }, '| field | value |\n| --- | --- |\n| a | 1 |\n| b | x |'],
  ['scalars are a list', ['a', 'b'], '- a\n- b'],
];

describe("tables of GitHub's Markdown", () => {
  test.each(tables)('%s', (_, value, text) => {
    expect(renderAs('markdown', value)).toBe(text);
  });

  test.each(tables.filter(([, value]) => Array.isArray(value) && typeof value[0] === 'object'))(
    'every row has as many cells as the header: %s',
    (_, value) => {
      const [header = [], ...rows] = cellsOf(renderAs('markdown', value));
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => header.length));
    },
  );

  test.each([
    ['pipes', 'a | b'],
    ['backslashes', 'C:\\dir\\'],
    ['a line break', 'a\nb'],
    ['both', '\\|\n|\\'],
  ])('%s come back as they were', (_, text) => {
    expect(markdownReadBack.read(renderAs('markdown', [{ a: text }]), {})?.value).toEqual([{ a: text }]);
  });

  test.each([
    ['colons that align', '| a | b |\n|:--|--:|\n| x | 2 |', [{ a: 'x', b: 2 }]],
    ['no pipes at the edges', 'a | b\n--- | ---\nx | 2', [{ a: 'x', b: 2 }]],
    ['an escaped pipe', '| a | b |\n| --- | --- |\n| x \\| y | 2 |', [{ a: 'x | y', b: 2 }]],
  ])('a pasted table with %s is read', (_, text, rows) => {
    const { value } = readOutput(text);
    expect(JSON.parse(JSON.stringify(value), (_key, cell) => (cell === '2' ? 2 : cell))).toEqual(rows);
  });
});

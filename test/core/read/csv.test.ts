import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/core/model.ts';
import { readOutput } from '../../../src/core/read/index.ts';
import { startsOfRows } from '../../../src/core/read/readers/csv.ts';
import { writeJson } from '../../../src/core/write-json.ts';

const readers = ['csv'];

function read(text: string) {
  const { value, reader, format, problems, isPartial } = readOutput(text, { readers });
  return { value: writeJson(value), reader, format, problems, isPartial };
}

function rows(value: Json) {
  return { value: JSON.stringify(value), reader: 'csv', format: 'csv', problems: [], isPartial: false };
}

describe('CSV', () => {
  test.each([
    ['commas', 'a,b\n1,2\n', 'csv'],
    ['tabs', 'a\tb\n1\t2\n', 'tsv'],
    ['semicolons', 'a;b\r\n1;2\r\n', 'csv'],
    ['bars', 'a|b\n1|2', 'csv'],
    ['old Mac line ends', 'a,b\r1,2\r', 'csv'],
    ['a byte order mark', '\ufeff"a","b"\n1,2\n', 'csv'],
  ])('with %s is read', (_, text, format) => {
    expect(read(text)).toEqual({ ...rows([{ a: '1', b: '2' }]), format });
  });

  test('keeps cells as text: 007, 1280.50 and big numbers lose nothing', () => {
    expect(read('a,b,c\n007,1280.50,9007199254740993')).toEqual(
      rows([{ a: '007', b: '1280.50', c: '9007199254740993' }]),
    );
  });

  test('has a column named __proto__ like any other', () => {
    expect(read('__proto__,constructor\nx,y').value).toBe('[{"__proto__":"x","constructor":"y"}]');
  });

  test('names a column twice only with a problem, and loses none', () => {
    expect(read('a,a,a_2,\n1,2,3,4')).toEqual({
      ...rows([{ a: '1', a_3: '2', a_2: '3', column_4: '4' }]),
      problems: [{ id: 'csv.duplicate-header', values: { name: 'a', renamed: 'a_3' }, start: 0, end: 9 }],
    });
  });

  test('tells rows that are too short or too long, and where they are', () => {
    const text = 'a,b\n"x\n""y",1\n2\n3,4\n5,6,7\n8,9\n10,11\n12,13\n';
    expect(read(text)).toEqual({
      ...rows([
        { a: 'x\n"y', b: '1' },
        { a: '2' },
        { a: '3', b: '4' },
        { a: '5', b: '6', extra_1: '7' },
        { a: '8', b: '9' },
        { a: '10', b: '11' },
        { a: '12', b: '13' },
      ]),
      problems: [
        { id: 'csv.ragged-row', values: { row: 3, cells: 1, columns: 2 }, start: 14, end: 15 },
        { id: 'csv.ragged-row', values: { row: 5, cells: 3, columns: 2 }, start: 20, end: 21 },
      ],
    });
  });

  test('skips blank lines, not rows of empty cells', () => {
    expect(read('a,b\n\n1,2\n,\n\n3,4\n').value).toBe('[{"a":"1","b":"2"},{"a":"","b":""},{"a":"3","b":"4"}]');
  });

  test('that ends inside a quote was cut off', () => {
    expect(read('a,b\n1,2\n3,"four').isPartial).toBe(true);
  });
});

/** Cells that hold what CSV must quote. */
const cell = fc.stringMatching(/^[a"\n, x]{0,6}$/);
const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });

test('what papaparse writes is read back', () => {
  fc.assert(
    fc.property(table, (cells) => {
      const text = Papa.unparse([['a', 'b', 'c'], ...cells], { newline: '\n' });
      const expected = cells.map(([a, b, c]) => ({ a, b, c }));
      expect(read(text)).toEqual(rows(expected));
    }),
  );
});

test('rows start where papaparse says', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), (cells, newline) => {
      const text = Papa.unparse(cells, { newline });
      const starts = startsOfRows(text, ',', newline, cells.length);
      const judged = cells.map((_, row) => (row === 0 ? 0 : cursorAfter(text, newline, row)));
      expect(starts.slice(0, cells.length)).toEqual(judged);
    }),
  );
});

function cursorAfter(text: string, newline: '\n' | '\r\n', row: number): number {
  // Its fast mode, for texts without quotes, gives the end of the text instead.
  return Papa.parse(text, { delimiter: ',', newline, preview: row, fastMode: false }).meta.cursor;
}

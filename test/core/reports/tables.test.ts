import { expect, test } from 'vitest';
import { readOutput } from '../../../src/core/index.ts';
import { bare, shape } from './shape.ts';

test('rows of another width than the header are told, and our own CSV reads back', () => {
  const { reading, text } = shape('a,b\nx,y,z\n"q""t",1\n3,4\n5,6', { edits: bare('csv') });
  expect(reading.problems).toMatchObject([{ id: 'csv.ragged-row', values: { row: 2, cells: 3, columns: 2 } }]);
  expect(readOutput(text).value).toEqual([
    { a: 'x', b: 'y', extra_1: 'z' },
    { a: 'q"t', b: '1', extra_1: '' },
    { a: '3', b: '4', extra_1: '' },
    { a: '5', b: '6', extra_1: '' },
  ]);
});

test('a pipe in a cell stays in the cell on the way out, and is a column of its own on the way in', () => {
  const rows = [
    { n: 'W', d: 'cheap | fast\nand small' },
    { n: 'V', d: '' },
  ];
  expect(shape(rows, { edits: bare('markdown') }).text).toContain('cheap \\| fast<br>and small');
  const { reading } = shape('| n | d |\n|---|---|\n| W | `cheap | fast` |');
  expect(reading.value).toEqual([{ n: 'W', d: '`cheap', extra_1: 'fast`' }]);
  expect(reading.problems).toMatchObject([{ id: 'csv.ragged-row' }]);
});

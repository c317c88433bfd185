import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { defaultShaper, editShaper, type Json, parseJson } from '../../src/core/index.ts';
import { writeSpreadsheet } from '../../src/engine/write-spreadsheet.ts';
import { startEngine } from './engine.ts';

test('texts that would run as formulas get an apostrophe, numbers below zero stay numbers', () => {
  const rows: Json = [
    { '=cmd': '=1+1', sum: -5, phone: '+47 22', at: '@SUM(A1)', note: 'a;b "c"', none: null, ok: true },
    { '=cmd': '\t=1', sum: 12.5, phone: '－1', at: 'x@y', note: 'two\nlines', nested: { a: [1] } },
  ];
  expect(writeSpreadsheet(rows)).toBe(
    [
      '\ufeff"\'=cmd","sum","phone","at","note","none","ok","nested"',
      '"\'=1+1",-5,"\'+47 22","\'@SUM(A1)","a;b ""c""",,true,',
      '"\'\t=1",12.5,"\'－1","x@y","two\nlines",,,"{""a"":[1]}"',
      '',
    ].join('\r\n'),
  );
});

test('no cell begins a formula, whatever the text, and all but the apostrophe comes back', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '"', ',', ';', '\n', '\r', 'a', '1', ' ') }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ a: cell, b: cell }), { minLength: 1 }), (rows) => {
      const text = writeSpreadsheet(rows).slice(1);
      const { data } = Papa.parse<{ a: string; b: string }>(text, { header: true, delimiter: ',', newline: '\r\n' });
      for (const [index, row] of rows.entries()) {
        for (const key of ['a', 'b'] as const) {
          const read = data[index]?.[key] ?? '';
          if (/^[=+\-@\t\r\n]/.test(read)) return false;
          if (read !== row[key] && read !== `'${row[key]}`) return false;
        }
      }
      return true;
    }),
  );
});

test('numbers keep their digits', () => {
  const { value } = parseJson('[{"id":9007199254740993123,"price":1280.50}]');
  expect(writeSpreadsheet(value ?? null)).toBe('\ufeff"id","price"\r\n9007199254740993123,1280.50\r\n');
});

test('the download holds the rows that the model gets, and leaves the model’s CSV as it is', async () => {
  const engine = startEngine();
  await engine.open(
    JSON.stringify({
      list: [
        { a: '=1', b: 1 },
        { a: 'x', b: 2 },
      ],
    }),
  );
  const shaper = editShaper(defaultShaper, [
    { type: 'set', stage: 'select', change: { records: ['list'] } },
    { type: 'set', stage: 'truncate', change: { rows: 1 } },
    { type: 'set', stage: 'envelope', change: { on: false } },
    { type: 'set', stage: 'render', change: { format: 'csv' } },
  ]);
  await engine.shape(shaper).done;
  expect(await engine.text({ of: 'spreadsheet' })).toBe('\ufeff"a","b"\r\n"\'=1",1\r\n');
  expect(await engine.text({ of: 'stage', stage: 'render' })).toBe('a,b\n=1,1');
});

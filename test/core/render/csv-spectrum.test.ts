import { describe, expect, test } from 'vitest';
import { type Json, readOutput, renderAs } from '../../../src/core/index.ts';
import { csvReadBack } from '../../../src/core/render/read-back/csv.ts';

/** The cases of the csv-spectrum collection, by its names. */
const cases: readonly (readonly [name: string, csv: string, rows: readonly Readonly<Record<string, string>>[]])[] = [
  [
    'comma_in_quotes',
    'first,last,address,city,zip\nJohn,Doe,120 any st.,"Anytown, WW",08123\n',
    [{ first: 'John', last: 'Doe', address: '120 any st.', city: 'Anytown, WW', zip: '08123' }],
  ],
  [
    'empty',
    'a,b,c\n1,"",""\n2,3,4\n',
    [
      { a: '1', b: '', c: '' },
      { a: '2', b: '3', c: '4' },
    ],
  ],
  [
    'escaped_quotes',
    'a,b\n1,"ha ""ha"" ha"\n3,4\n',
    [
      { a: '1', b: 'ha "ha" ha' },
      { a: '3', b: '4' },
    ],
  ],
  [
    'json',
    'key,val\n1,"{""type"": ""Point"", ""coordinates"": [102.0, 0.5]}"\n',
    [{ key: '1', val: '{"type": "Point", "coordinates": [102.0, 0.5]}' }],
  ],
  [
    'location_coordinates',
    '"Contact Phone Number","Location Coordinates",Cities,Counties\n2095257564,"37°36\'37.8""N 121°2\'17.9""W",Tracy,"San Joaquin, Alameda"\n',
    [
      {
        'Contact Phone Number': '2095257564',
        'Location Coordinates': '37°36\'37.8"N 121°2\'17.9"W',
        Cities: 'Tracy',
        Counties: 'San Joaquin, Alameda',
      },
    ],
  ],
  [
    'newlines',
    'a,b,c\n1,2,3\n"Once upon \na time",5,6\n7,8,9\n',
    [
      { a: '1', b: '2', c: '3' },
      { a: 'Once upon \na time', b: '5', c: '6' },
      { a: '7', b: '8', c: '9' },
    ],
  ],
  [
    'quotes_and_newlines',
    'a,b\n1,"ha \n""ha"" \nha"\n3,4\n',
    [
      { a: '1', b: 'ha \n"ha" \nha' },
      { a: '3', b: '4' },
    ],
  ],
  ['simple', 'a,b,c\n1,2,3\n', [{ a: '1', b: '2', c: '3' }]],
  [
    'utf8',
    'a,b,c\n1,2,3\n4,5,ʤ\n',
    [
      { a: '1', b: '2', c: '3' },
      { a: '4', b: '5', c: 'ʤ' },
    ],
  ],
];
const withCrlf = cases
  .filter(([name]) => ['empty', 'newlines', 'quotes_and_newlines', 'simple'].includes(name))
  .map(([name, csv, rows]) => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    const changed = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, crlf(cell)])));
    return [`${name}_crlf`, crlf(csv), changed] as const;
  });
const all = [...cases, ...withCrlf];

describe('csv-spectrum', () => {
  test.each(all)('%s is read as it is meant', (_, csv, rows) => {
    const { format, value } = readOutput(csv);
    expect(format).toBe('csv');
    expect(asTexts(value)).toEqual(rows);
  });

  test.each(all)('%s is the same after it was written and read back', (_, _csv, rows) => {
    expect(csvReadBack.read(renderAs('csv', rows), {})?.value).toEqual(rows);
  });
});

/** The reader knows numbers; the collection has texts only. */
function asTexts(value: Json): unknown {
  return JSON.parse(JSON.stringify(value), (_, cell: unknown) => (typeof cell === 'number' ? String(cell) : cell));
}

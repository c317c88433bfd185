import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultShaper, each, type Path, readOutput, readPath, runShaper, type Shaper } from '../../src/core/index.ts';
import { locateInJson } from '../../src/engine/locate.ts';
import { locateCells } from '../../src/engine/locate-cells.ts';
import { locateInOutput, locateInResult } from '../../src/engine/locate-field.ts';
import { locateKeys } from '../../src/engine/locate-keys.ts';

const all = (text: string) => ({ start: 0, end: text.length });
const shown = (text: string, ranges: readonly { start: number; end: number }[] | null) =>
  ranges?.map(({ start, end }) => text.slice(start, end));

describe('in JSON', () => {
  const text = '{"a": [{"id": 1, "x": {"id": "in\\"ner"}}, {"x": [], "id": null}], "id": 9}';
  const find = (path: Path, from = text) => shown(from, locateInJson(from, path, all(from), 100));

  test('a member stands with its key, an element alone', () => {
    expect(find(['a', each, 'id'])).toEqual(['"id": 1', '"id": null']);
    expect(find(['a', each, 'x', 'id'])).toEqual(['"id": "in\\"ner"']);
    expect(find(['a', 1])).toEqual(['{"x": [], "id": null}']);
    expect(find(['id'])).toEqual(['"id": 9']);
  });

  test('values one after the other are the elements of a list', () => {
    expect(find([each, 'n'], '{"n": 1}\n{"m": 2}\n{"n": 3}\n')).toEqual(['"n": 1', '"n": 3']);
  });

  test('only what reaches into the range is told, and no more than the limit', () => {
    expect(shown(text, locateInJson(text, ['a', each, 'id'], { start: 30, end: text.length }, 9))).toEqual([
      '"id": null',
    ]);
    expect(shown(text, locateInJson(text, ['a', each, 'id'], { start: 0, end: 12 }, 9))).toEqual(['"id": 1']);
    expect(shown(text, locateInJson(text, ['a', each, 'id'], all(text), 1))).toEqual(['"id": 1']);
  });

  test('every member of any JSON is found, and is what it is', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1 }), (rows) => {
        const written = JSON.stringify(rows, null, 1);
        for (const key of new Set(rows.flatMap((row) => Object.keys(row)))) {
          const found = find([each, key], written) ?? [];
          const values = found.map((member) => JSON.parse(`{${member}}`)[key]);
          const wanted = rows.filter((row) => Object.hasOwn(row, key)).map((row) => row[key]);
          expect(JSON.stringify(values)).toBe(JSON.stringify(wanted));
        }
      }),
    );
  });

  test('text that is broken ends the search, wherever it breaks', () => {
    for (let end = 0; end < text.length; end++) {
      const cut = text.slice(0, end);
      expect(locateInJson(cut, ['a', each, 'id'], all(cut), 9).length).toBeLessThanOrEqual(2);
    }
  });
});

test('in cells a field is its column, quoted line ends and all', () => {
  const text = 'id,"na me",x\r\n1,"a, ""b""\nc",2\r\n3,d,\r\n';
  expect(shown(text, locateCells(text, 'na me', all(text), 9))).toEqual(['"na me"', '"a, ""b""\nc"', 'd']);
  expect(shown(text, locateCells(text, 'x', all(text), 9))).toEqual(['x', '2']);
  expect(locateCells(text, 'y', all(text), 9)).toBe(null);
});

test('in any other text a field is its key', () => {
  const text = 'id: 1\nvoid: 2\n{"id" : 3, \\"id\\": 4} id=5 "id", the id';
  expect(shown(text, locateKeys(text, 'id', all(text), 9))).toEqual(['id', 'id', 'id', 'id']);
});

test('a field is found in the output by its path and in the result by its new name', () => {
  const output = '{"rows": [{"id": 1, "n": 7}, {"id": 2, "n": 8}], "id": 0}';
  const shaper: Shaper = {
    ...defaultShaper,
    select: { ...defaultShaper.select, records: ['rows'] },
    fields: {
      ...defaultShaper.fields,
      rules: [{ path: ['id'], keep: true, name: 'order', values: [], required: false }],
    },
    render: { ...defaultShaper.render, format: 'csv', placement: 'above' },
  };
  const deps = { countTokens: () => 0, now: () => 0, randomId: () => '' };
  const run = runShaper(readOutput(output), shaper, deps);
  expect(shown(output, locateInOutput(output, run, ['id'], all(output)))).toEqual(['"id": 1', '"id": 2']);
  expect(shown(run.text, locateInResult(run.text, run, ['id'], all(run.text)))).toEqual(['order', '1', '2']);
});

test('a field of records that stand in a map, or in lists in a list, is found in each', () => {
  const deps = { countTokens: () => 0, now: () => 0, randomId: () => '' };
  const find = (output: string, path: string) => {
    const records = readPath(path) ?? [];
    const shaper: Shaper = { ...defaultShaper, select: { ...defaultShaper.select, records } };
    return shown(output, locateInOutput(output, runShaper(readOutput(output), shaper, deps), ['id'], all(output)));
  };
  expect(find('{"by": {"a": {"id": 1}, "b": {"id": 2}}, "id": 0}', 'by[*]')).toEqual(['"id": 1', '"id": 2']);
  expect(find('{"runs": [{"rows": [{"id": 1}]}, {"rows": [{"id": 2}]}]}', 'runs[*].rows')).toEqual([
    '"id": 1',
    '"id": 2',
  ]);
});

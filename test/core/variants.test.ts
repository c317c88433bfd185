import { describe, expect, test } from 'vitest';
import { makeVariant, readOutput, runShaper, suggestShaper, variants } from '../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };
const rows = [
  { id: 1, name: 'Ann', note: 'paid' },
  { id: 2, name: 'Bob', note: 'open' },
  { id: 3, name: 'Cem', note: 'open' },
];
const outputs = {
  'a page of records': JSON.stringify({ data: rows, total: 40, has_more: true }, null, 2),
  'a map of records': JSON.stringify({ orders: { a: rows[0], b: rows[1], c: rows[2] } }),
  'lists in a list': JSON.stringify({ runs: [{ results: rows }] }),
  'a list': JSON.stringify(rows),
  CSV: 'id,name,note\n1,Ann,paid\n2,Bob,open\n3,Cem,open\n',
  'a log': '2026-01-05 10:00:01 INFO start\n2026-01-05 10:00:02 INFO stop\n',
};

function runVariant(output: string, id: string) {
  const reading = readOutput(output);
  const shaper = suggestShaper(reading);
  const variant = makeVariant(id, output, reading, shaper.select, {});
  if (variant === null) return null;
  const { facts } = variant;
  return runShaper(readOutput(variant.output, { facts, readers: shaper.read.readers }), shaper, deps).result;
}

describe.each(Object.entries(outputs))('of %s', (name, output) => {
  const hasRows = name !== 'a log';

  test('the empty variant is empty under the same config', () => {
    // A header alone can't be told from a line of text.
    const status = name === 'CSV' ? 'success' : hasRows ? 'empty' : undefined;
    expect(runVariant(output, 'empty')?.status).toBe(status);
  });

  test('the error variant is an error', () => {
    expect(runVariant(output, 'error')).toMatchObject({ status: 'error', error: { class: 'A', retryable: true } });
  });

  test('the huge variant has many times as much', () => {
    const huge = runVariant(output, 'huge');
    if (hasRows) expect(huge?.completeness.matched ?? huge?.completeness.returned).toBeGreaterThan(1000);
    else expect(huge?.completeness.matched).toBeGreaterThan(100_000);
  });

  test('the hostile variant keeps the rows and brings orders to the model', () => {
    const hostile = runVariant(output, 'hostile');
    expect(hostile?.status).not.toBe('error');
    expect(JSON.stringify(hostile?.data)).toContain('Ignore all previous instructions');
  });
});

test('every variant can be made of a page of records', () => {
  const output = outputs['a page of records'];
  const reading = readOutput(output);
  const { select } = suggestShaper(reading);
  expect(variants.filter(({ id }) => makeVariant(id, output, reading, select, {}) === null)).toEqual([]);
});

test('no two rows of the huge variant have the same id', () => {
  const reading = readOutput(outputs['a list']);
  const variant = makeVariant('huge', outputs['a list'], reading, suggestShaper(reading).select, {});
  const ids = (JSON.parse(variant?.output ?? '[]') as { id: number }[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

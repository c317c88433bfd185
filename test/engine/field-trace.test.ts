import { describe, expect, test } from 'vitest';
import {
  defaultShaper,
  editShaper,
  finishSteps,
  formats,
  type Path,
  readOutput,
  runShaper,
  type Shaper,
} from '../../src/core/index.ts';
import { FieldTrace } from '../../src/engine/field-trace.ts';
import { startEngine } from './engine.ts';

const output = JSON.stringify({
  name: 'outside',
  list: [
    { id: 1, name: 'Ann', cust: { name: 'A, "B"', city: 'name' }, tags: ['x', 'y'] },
    { id: 2, name: 'name', cust: { name: 'C', city: 'D' }, tags: [] },
  ],
});
const deps = { countTokens: () => 0, now: () => 0, randomId: () => '' };
const shaperIn = (format: string): Shaper =>
  editShaper(defaultShaper, [
    { type: 'set', stage: 'select', change: { records: ['list'] } },
    { type: 'set', stage: 'render', change: { format } },
    { type: 'setField', path: ['cust', 'city'], change: { name: 'town' } },
  ]);

function find(format: string, field: Path): readonly string[] {
  const run = runShaper(readOutput(output), shaperIn(format), deps);
  const found = finishSteps(new FieldTrace(run, field).rangesIn({ start: 0, end: run.text.length }));
  return found?.map(({ start, end }) => run.text.slice(start, end)) ?? [];
}

describe('a field is found where it stands, and not where another has its name or its value', () => {
  test.each([
    ['json-compact', ['"name":"Ann"', '"name":"name"']],
    ['csv', ['name', 'Ann', 'name']],
    ['yaml', ['name: Ann', 'name: name']],
  ])('in %s', (format, wanted) => {
    expect(find(format, ['name'])).toEqual(wanted);
  });

  test('within another, under its new name', () => {
    expect(find('json-compact', ['cust', 'city'])).toEqual(['"town":"name"', '"town":"D"']);
    expect(find('yaml', ['cust', 'name'])).toEqual(['name: A, "B"', 'name: C']);
  });

  test('with all that it holds', () => {
    expect(find('json-compact', ['tags'])).toEqual(['"tags":["x","y"]', '"tags":[]']);
    expect(find('json-compact', ['cust'])[0]).toContain('"town":"name"');
  });
});

test.each(formats.map(({ id }) => id))(
  'the parts of a text of %s that are looked at one by one are those of the whole',
  (format) => {
    const run = runShaper(readOutput(output), shaperIn(format), deps);
    const whole = finishSteps(new FieldTrace(run, ['name']).rangesIn({ start: 0, end: run.text.length }));
    expect(whole?.length).toBeGreaterThan(0);
    for (const step of [1, 7, 50]) {
      const trace = new FieldTrace(run, ['name']);
      const seen = new Map<number, number>();
      for (let start = 0; start < run.text.length; start += step)
        for (const range of finishSteps(trace.rangesIn({ start, end: start + step })) ?? [])
          seen.set(range.start, range.end);
      const covered = [...seen].map(([start, end]) => ({ start, end }));
      expect(covered).toEqual(whole);
    }
  },
);

test('a dropped field stands nowhere in the final text, though another has its name', async () => {
  const engine = startEngine();
  await engine.open(output);
  await engine.shape(
    editShaper(shaperIn('json-compact'), [{ type: 'setField', path: ['name'], change: { keep: false } }]),
  ).done;
  const locate = async (path: Path) => {
    const id = engine.nextId();
    const ref = { of: 'stage', stage: 'render' } as const;
    await engine.handle({ type: 'locate', id, sample: 's', ref, path, start: 0, end: 10_000 });
    return engine.last('located', id).ranges.length / 2;
  };
  expect(await locate(['name'])).toBe(0);
  expect(await locate(['cust', 'name'])).toBe(2);
});

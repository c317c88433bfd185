import { describe, expect, test } from 'vitest';
import {
  type Edit,
  editShaper,
  formats,
  readOutput,
  runShaper,
  type StageId,
  showPath,
  suggestShaper,
} from '../../src/core/index.ts';
import { loadFixtures } from '../load-fixtures.ts';

const deps = { countTokens: (text: string) => Math.ceil(text.length / 4), now: () => 0, randomId: () => 'id' };
const orders = loadFixtures().find(({ name }) => name === 'orders')?.output ?? '';

describe('a run', () => {
  const reading = readOutput(orders);
  const shaper = editShaper(suggestShaper(reading), [
    { type: 'setField', path: ['_links'], change: { keep: false } },
    { type: 'set', stage: 'truncate', change: { rows: 2, sort: [{ path: ['amt'], direction: 'desc' }] } },
  ]);
  const first = runShaper(reading, shaper, deps);

  /** Stages whose parcel is the very object of the first run. */
  function kept(edit: Edit): StageId[] {
    const next = runShaper(reading, editShaper(shaper, [edit]), deps, first);
    return next.stages
      .slice(0, 5)
      .flatMap(({ id }, index) => (next.parcels[index] === first.parcels[index] ? [id] : []));
  }

  test('keeps what an edit does not touch', () => {
    expect(kept({ type: 'set', stage: 'render', change: { format: 'csv' } })).toEqual([
      'read',
      'select',
      'fields',
      'redact',
      'truncate',
    ]);
    expect(kept({ type: 'set', stage: 'truncate', change: { rows: 1 } })).toEqual([
      'read',
      'select',
      'fields',
      'redact',
    ]);
    expect(kept({ type: 'setField', path: ['id'], change: { name: 'order_id' } })).toEqual(['read', 'select']);
    expect(kept({ type: 'set', stage: 'select', change: { total: null } })).toEqual(['read']);
  });

  test('keeps changed fields without an envelope, unless they are said in it', () => {
    const changed = (transform: string) =>
      editShaper(shaper, [
        { type: 'changeField', change: { id: 'c', transform, path: ['id'], options: {} } },
        { type: 'set', stage: 'envelope', change: { on: true, style: 'status' } },
      ]);
    const isKept = (transform: string) => {
      const before = runShaper(reading, changed(transform), deps);
      const bare = editShaper(before.shaper, [{ type: 'set', stage: 'envelope', change: { on: false } }]);
      return runShaper(reading, bare, deps, before).parcels[2] === before.parcels[2];
    };
    expect(isKept('date')).toBe(true);
    expect(isKept('constant')).toBe(false);
  });

  test('with a previous one gives what one without gives', () => {
    const edits: Edit[] = [
      { type: 'set', stage: 'truncate', change: { on: false } },
      { type: 'set', stage: 'fields', change: { on: false } },
      { type: 'set', stage: 'select', change: { records: ['data'] } },
      { type: 'set', stage: 'envelope', change: { on: false } },
      { type: 'set', stage: 'truncate', change: { on: true, budget: { tokens: 60, protect: [] } } },
      { type: 'set', stage: 'render', change: { format: 'csv' } },
    ];
    let previous = first;
    let current = shaper;
    for (const edit of edits) {
      current = editShaper(current, [edit]);
      previous = runShaper(reading, current, deps, previous);
      const fresh = runShaper(reading, current, deps);
      expect({ ...previous, parcels: null, memory: null }).toEqual({ ...fresh, parcels: null, memory: null });
    }
  });

  test('accounts for every row at every stage', () => {
    expect(first.stages.map(({ id, report }) => [id, report.received, report.kept, report.omitted])).toEqual([
      ['read', 1, 1, 0],
      ['select', 3, 3, 0],
      ['fields', 3, 3, 0],
      ['redact', 3, 3, 0],
      ['truncate', 3, 2, 1],
      ['envelope', 2, 2, 0],
      ['render', 2, 2, 0],
      ['message', 2, 2, 0],
    ]);
    expect(first.result.completeness).toEqual({ matched: 128, returned: 2, isComplete: false, unit: 'rows' });
    expect(first.result.page).toEqual({ sort: 'amt desc', cursor: 'p2', hasMore: true });
  });

  test('says "unexpected shape" when the records are not where they were', () => {
    const { result } = runShaper(readOutput('{"data":{"rows":[]}}'), shaper, deps);
    expect([result.status, result.error?.code, result.error?.field]).toEqual([
      'error',
      'UNEXPECTED_SHAPE',
      'data.list',
    ]);
  });
});

describe.each(loadFixtures())('the output $name', ({ output }) => {
  const reading = readOutput(output);
  const shaper = suggestShaper(reading);

  test('is told to the model the same way as before', async () => {
    const run = runShaper(reading, shaper, deps);
    const { data, ...result } = run.result;
    const told = [
      `read as ${[...reading.wrappers.map(({ reader }) => reader), reading.reader].join(' > ')}`,
      `records at ${showPath(shaper.select.records)}`,
      JSON.stringify(result, null, 2),
      run.text,
    ];
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`../fixtures/${nameOf(output)}/told.txt`);
  });

  test('keeps received = kept + omitted in every format', () => {
    for (const { id } of formats) {
      const edited = editShaper(shaper, [{ type: 'set', stage: 'render', change: { format: id } }]);
      for (const { report } of runShaper(reading, edited, deps).stages)
        expect(report.kept + report.omitted).toBe(report.received);
    }
  });
});

function nameOf(output: string): string {
  return loadFixtures().find((fixture) => fixture.output === output)?.name ?? '';
}

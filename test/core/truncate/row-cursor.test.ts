import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideNext,
  defaultShaper,
  detectEnvelope,
  type Edit,
  editShaper,
  type Facts,
  readOutput,
  runShaper,
  type SortKey,
} from '../../../src/core/index.ts';

const deps = { countTokens: (text: string) => Math.ceil(text.length / 3), now: () => 0, randomId: () => 'id' };
interface Row {
  readonly id: number;
  readonly at: number;
}
const byId: readonly SortKey[] = [{ path: ['id'], direction: 'asc' }];
const byTime: readonly SortKey[] = [{ path: ['at'], direction: 'desc' }];
const paged = (form: 'opaque' | 'members', rows: number, sort: readonly SortKey[]): Edit => ({
  type: 'set',
  stage: 'truncate',
  change: { rows, cursor: form, sort },
});
const inSnapshot: Edit = { type: 'set', stage: 'select', change: { records: ['rows'], snapshot: ['as_of'] } };

const shape = (value: unknown, edits: readonly Edit[], facts: Facts = {}) =>
  runShaper(readOutput(JSON.stringify(value), { facts }), editShaper(defaultShaper, edits), deps);
const idsOf = ({ result }: ReturnType<typeof shape>) => (result.data as unknown as readonly Row[]).map(({ id }) => id);
const cursorOf = ({ result }: ReturnType<typeof shape>) => result.page?.cursor ?? null;

/** The rows of every page, each asked for with the cursor of the one before. */
function readAll(valueAt: (page: number) => unknown, edits: readonly Edit[]): readonly (readonly number[])[] {
  const pages: (readonly number[])[] = [];
  for (let cursor: string | null = ''; cursor !== null && pages.length < 99; ) {
    const run = shape(valueAt(pages.length), edits, cursor === '' ? {} : { cursor });
    pages.push(idsOf(run));
    cursor = cursorOf(run);
  }
  return pages;
}

const inOrder = (pages: readonly (readonly number[])[]) => pages.flat().sort((a, b) => a - b);

const times = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 12 });
const form = fc.constantFrom('opaque' as const, 'members' as const);
const size = fc.integer({ min: 1, max: 5 });

describe('the pages together are all rows, none of them twice', () => {
  test('in an order that leaves ties open', () => {
    fc.assert(
      fc.property(times, form, size, (all, cursor, most) => {
        const rows = all.map((at, id): Row => ({ id, at }));
        const pages = readAll(() => rows, [paged(cursor, most, byTime)]);
        expect(inOrder(pages)).toEqual(rows.map(({ id }) => id));
        expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('in a snapshot, without any order', () => {
    fc.assert(
      fc.property(times, form, size, (all, cursor, most) => {
        const rows = all.map((at, id): Row => ({ id, at }));
        const pages = readAll(() => ({ as_of: 'v1', rows }), [inSnapshot, paged(cursor, most, [])]);
        expect(pages.flat()).toEqual(rows.map(({ id }) => id));
      }),
    );
  });

  test('though rows come in before and go between two calls, where the order leaves no ties', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 12 }), form, size, fc.nat({ max: 3 }), (count, cursor, most, added) => {
        const rows = Array.from({ length: count }, (_, id): Row => ({ id: id * 2, at: 0 }));
        const changed = [...Array.from({ length: added }, (_, id) => ({ id: -1 - id, at: 0 })), ...rows.slice(1)];
        const pages = readAll((page) => (page === 0 ? rows : changed), [paged(cursor, most, byId)]);
        expect(pages.flat()).toEqual(rows.map(({ id }) => id));
      }),
    );
  });

  test('under a budget that counts the cursor too', () => {
    const rows = Array.from({ length: 30 }, (_, id): Row => ({ id, at: 9 - (id % 10) }));
    const budget: Edit = { type: 'set', stage: 'truncate', change: { budget: { tokens: 160, protect: [] } } };
    const edits = [paged('members', 100, byTime), budget];
    const first = shape(rows, edits);
    expect(deps.countTokens(first.text)).toBeLessThanOrEqual(160);
    expect(first.text).toContain('offset_token');
    expect(inOrder(readAll(() => rows, edits))).toEqual(rows.map(({ id }) => id));
  });
});

test('a row at the front makes an offset repeat one, a cursor none', () => {
  const before = [5, 4, 3, 2, 1].map((id) => ({ id, at: id }));
  const after = [{ id: 6, at: 6 }, ...before];
  const offset: Edit = { type: 'set', stage: 'truncate', change: { rows: 2, offset: 2 } };
  expect(idsOf(shape(after, [offset]))).toEqual([4, 3]);
  const edits = [paged('opaque', 2, byTime)];
  expect(idsOf(shape(after, edits, { cursor: cursorOf(shape(before, edits)) ?? '' }))).toEqual([3, 2]);
});

describe('a cursor', () => {
  const data = { as_of: 'v1', rows: Array.from({ length: 5 }, (_, id) => ({ id, at: id })) };
  const edits = [inSnapshot, paged('members', 2, byId)];
  const facts = { query: '{"state":"open"}', tenant: 't_07' };
  const cursor = cursorOf(shape(data, edits, facts)) ?? '';

  test('holds for the same snapshot, order, question and tenant', () => {
    expect(idsOf(shape(data, edits, { ...facts, cursor }))).toEqual([2, 3]);
  });

  test.each([
    ['snapshot_id', shape({ ...data, as_of: 'v2' }, edits, { ...facts, cursor })],
    ['sort', shape(data, [inSnapshot, paged('members', 2, byTime)], { ...facts, cursor })],
    ['filter_hash', shape(data, edits, { ...facts, query: '{}', cursor })],
    ['tenant', shape(data, edits, { ...facts, tenant: 't_08', cursor })],
    ['offset_token', shape({ ...data, rows: [] }, edits, { ...facts, cursor })],
  ])('is stale when its %s has changed, and the agent is told to start again', (part, { result }) => {
    expect(result).toMatchObject({ status: 'error', error: { code: 'CURSOR_STALE', field: 'cursor' } });
    expect(result.error?.message).toContain(part);
    expect(decideNext(result).action).toBe('fix_arguments');
  });

  test('says nothing of who asked and what for', () => {
    expect(cursor).not.toContain('t_07');
    expect(cursor).not.toContain('open');
  });

  test('of the source is left to the source', () => {
    expect(idsOf(shape(data, edits, { ...facts, cursor: 'page-2' }))).toEqual([0, 1]);
  });

  test.each(['status', 'observation'])('in its parts is shown and read back in the style %s', (style) => {
    const { envelope, result } = shape(data, [...edits, { type: 'set', stage: 'envelope', change: { style } }], facts);
    expect(detectEnvelope(envelope)?.result.page).toEqual(result.page);
    expect(JSON.stringify(envelope).match(/offset_token/g)?.length).toBeLessThanOrEqual(2);
  });

  test('is not made where neither an order nor a snapshot keeps it in its place, and that is said', () => {
    const run = shape(data.rows, [paged('opaque', 2, [])]);
    expect(run.result.page).toBe(null);
    expect(run.stages.find(({ id }) => id === 'truncate')?.report.notes).toContainEqual({
      id: 'truncate.no-cursor',
      values: {},
    });
  });
});

test('the snapshot is said in the result, and not where redaction hides it', () => {
  const data = { as_of: 'mara@example.org', rows: [{ id: 1 }] };
  expect(shape(data, [inSnapshot]).result.meta).toEqual({ snapshot: 'mara@example.org' });
  const hide: Edit = {
    type: 'addRule',
    rule: { id: 'm', target: { by: 'detector', detector: 'email' }, action: 'drop', keepStart: 0, keepEnd: 0 },
  };
  expect(shape(data, [inSnapshot, hide]).result.meta).toEqual({});
});

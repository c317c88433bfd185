import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultShaper, type Edit, editShaper, readOutput, runShaper } from '../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };
const say = (summary: string): Edit => ({ type: 'set', stage: 'envelope', change: { summary } });
const run = (rows: unknown, ...edits: readonly Edit[]) =>
  runShaper(readOutput(JSON.stringify(rows)), editShaper(defaultShaper, edits), deps).result;

const orders = [
  { id: 1, status: 'paid', total: 0.1, at: '2026-08-01' },
  { id: 2, status: 'refunded', total: 0.2, at: '2026-08-12' },
  { id: 3, status: 'paid', total: 5, at: '2026-08-03' },
];

test('one line over figures, each with the rows that it is computed from', () => {
  const { summary, evidence } = run(
    orders,
    say(
      '{count} orders, {count status=refunded} refunded, {sum total status=paid} paid, newest {max at}, {distinct status} states',
    ),
  );
  expect(summary).toBe('3 orders, 1 refunded, 5.1 paid, newest 2026-08-12, 2 states');
  expect(evidence).toEqual([
    { asked: 'count', value: '3', rows: '1–3' },
    { asked: 'count status=refunded', value: '1', rows: '2' },
    { asked: 'sum total status=paid', value: '5.1', rows: '1, 3' },
    { asked: 'max at', value: '2026-08-12', rows: '2' },
    { asked: 'distinct status', value: '2', rows: '1–3' },
  ]);
});

test('it is computed before rows are cut and after they are redacted', () => {
  const hide: Edit = {
    type: 'addRule',
    rule: { id: 'h', target: { by: 'key', keys: ['at'] }, action: 'fixed', keepStart: 0, keepEnd: 0 },
  };
  const cut: Edit = { type: 'set', stage: 'truncate', change: { rows: 1 } };
  const result = run(orders, say('{count} orders, newest {max at}'), hide, cut);
  expect(result).toMatchObject({ summary: '3 orders, newest ***', completeness: { returned: 1 } });
});

test('it says so where the source has more than came', () => {
  const select: Edit = { type: 'set', stage: 'select', change: { records: ['rows'], total: ['total'] } };
  expect(run({ rows: orders, total: 40 }, select, say('{count} orders')).summary).toBe(
    '3 orders (of the 3 rows that came, of 40)',
  );
  expect(run({ rows: orders, total: 3 }, select, say('{count} orders')).summary).toBe('3 orders');
});

test('what is no figure stays as it is written; what has no value is a dash', () => {
  expect(run(orders, say('{hello} {max} {max nothing} {sum a b} {count}')).summary).toBe('{hello} {max} – {sum a b} 3');
});

test('an error has no summary, and text has none', () => {
  expect(run({ error: { code: 'X', message: 'no' } }, say('{count}')).summary).toBe(null);
  expect(run('text', say('{count}')).evidence).toBe(undefined);
});

test('counts and sums are those of the rows', () => {
  const row = fc.record({ kind: fc.constantFrom('a', 'b'), n: fc.integer({ min: -1000, max: 1000 }) });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
      const ofA = rows.filter(({ kind }) => kind === 'a');
      const { evidence = [] } = run(rows, say('{count kind=a} {sum n} {min n}'));
      expect(evidence.map(({ value }) => value)).toEqual([
        String(ofA.length),
        String(rows.reduce((sum, { n }) => sum + n, 0)),
        String(Math.min(...rows.map(({ n }) => n))),
      ]);
    }),
  );
});

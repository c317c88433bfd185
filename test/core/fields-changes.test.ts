import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as age from '../../src/core/fields/transforms/age.ts';
import * as aggregate from '../../src/core/fields/transforms/aggregate.ts';
import * as alias from '../../src/core/fields/transforms/alias.ts';
import * as constant from '../../src/core/fields/transforms/constant.ts';
import * as count from '../../src/core/fields/transforms/count.ts';
import * as date from '../../src/core/fields/transforms/date.ts';
import * as dropEmpty from '../../src/core/fields/transforms/drop-empty.ts';
import * as dropKeys from '../../src/core/fields/transforms/drop-keys.ts';
import * as file from '../../src/core/fields/transforms/file.ts';
import * as flatten from '../../src/core/fields/transforms/flatten.ts';
import * as join from '../../src/core/fields/transforms/join.ts';
import * as money from '../../src/core/fields/transforms/money.ts';
import * as pick from '../../src/core/fields/transforms/pick.ts';
import * as sample from '../../src/core/fields/transforms/sample.ts';
import * as template from '../../src/core/fields/transforms/template.ts';
import type { TransformExample } from '../../src/core/fields/transforms/transform.ts';
import * as unit from '../../src/core/fields/transforms/unit.ts';
import * as unwrap from '../../src/core/fields/transforms/unwrap.ts';
import {
  type ChangeOptions,
  defaultShaper,
  type Edit,
  editShaper,
  type Path,
  parseJson,
  readOutput,
  renderAs,
  runShaper,
  styles,
  transforms,
} from '../../src/core/index.ts';

const examples: Readonly<Record<string, readonly TransformExample[]>> = {
  age: age.examples,
  aggregate: aggregate.examples,
  alias: alias.examples,
  constant: constant.examples,
  count: count.examples,
  date: date.examples,
  'drop-empty': dropEmpty.examples,
  'drop-keys': dropKeys.examples,
  file: file.examples,
  flatten: flatten.examples,
  join: join.examples,
  money: money.examples,
  pick: pick.examples,
  sample: sample.examples,
  template: template.examples,
  unit: unit.examples,
  unwrap: unwrap.examples,
};
const deps = { countTokens: (text: string) => text.length, now: () => Date.parse('2026-01-05'), randomId: () => 'id' };

function change(transform: string, path: Path, options: ChangeOptions = {}): Edit {
  return { type: 'changeField', change: { id: `${transform}-1`, transform, path, options } };
}

function run(rows: string, edits: readonly Edit[]) {
  return runShaper(readOutput(rows), editShaper(defaultShaper, edits), deps);
}

const compact = (text: string) => renderAs('json-compact', parseJson(text).value ?? null);

describe.each(transforms.map(({ id }) => id))('%s', (id) => {
  const own = examples[id] ?? [];
  test('has examples', () => expect(own.length).toBeGreaterThan(0));

  test.each(own.map((example) => [example.why ?? example.gives, example] as const))('%s', (_, example) => {
    const { result } = run(example.rows, [change(id, example.path, example.options ?? {})]);
    expect(renderAs('json-compact', result.data)).toBe(compact(example.gives));
    if (example.meta !== undefined) expect(renderAs('json-compact', result.meta)).toBe(compact(example.meta));
  });
});

test('values are changed first, then fields are made of them, dropped and named', () => {
  const rows = '[{"first":"Ann","last":"Lee","at":1767600000,"secret":1}]';
  const { result } = run(rows, [
    change('date', ['at'], { precision: 'day' }),
    change('template', [], { name: 'line', template: '{first} since {at}' }),
    { type: 'setField', path: ['first'], change: { keep: false } },
    { type: 'setField', path: ['last'], change: { keep: false } },
    { type: 'setField', path: ['at'], change: { name: 'since' } },
    { type: 'setField', path: ['secret'], change: { keep: false } },
  ]);
  expect(result.data).toEqual([{ since: '2026-01-05', line: 'Ann since 2026-01-05' }]);
});

describe('redaction knows a field wherever a change puts it', () => {
  const hide = (target: { by: 'key'; keys: string[] } | { by: 'path'; path: Path }): Edit => ({
    type: 'addRule',
    rule: { id: 'hide', target, action: 'fixed', keepStart: 0, keepEnd: 0 },
  });
  const rows = JSON.stringify([
    { id: 1, user: { pin: 'A-77-B', name: 'Ann' }, codes: [{ pin: 'A-77-B' }], box: { pin: 'A-77-B' }, pin: 'A-77-B' },
    { id: 2, user: { pin: 'A-77-B', name: 'Bo' }, codes: [], box: { pin: 'A-77-B' }, pin: 'A-77-B' },
  ]);
  const changes: readonly (readonly [string, readonly Edit[], Path])[] = [
    ['flattened', [change('flatten', ['user'])], ['user', 'pin']],
    ['joined', [change('join', ['codes'], { key: 'pin' })], ['codes', { each: true }, 'pin']],
    ['unwrapped', [change('unwrap', ['box'])], ['box', 'pin']],
    ['in a template', [change('template', [], { name: 'line', template: 'pin {pin}' })], ['pin']],
    ['said once', [change('constant', ['pin'])], ['pin']],
    ['behind a short name', [change('alias', ['pin'])], ['pin']],
    ['a group', [change('aggregate', [], { by: 'pin', measures: 'count' })], ['pin']],
    ['a measure', [change('aggregate', [], { by: 'id', measures: 'max pin' })], ['pin']],
    [
      'renamed and flattened',
      [
        { type: 'setField', path: ['user', 'pin'], change: { name: 'p' } },
        { type: 'setField', path: ['user'], change: { name: 'u' } },
        change('flatten', ['user']),
      ],
      ['user', 'pin'],
    ],
  ];

  test.each(changes)('%s', (_, edits, path) => {
    const others = ['user', 'codes', 'box', 'pin'].filter((key) => key !== path[0]);
    const drop = others.map((key): Edit => ({ type: 'setField', path: [key], change: { keep: false } }));
    const bare = run(rows, [...drop, ...edits]).text;
    expect(bare).toContain('A-77-B');
    expect(run(rows, [...drop, ...edits, hide({ by: 'key', keys: ['pin'] })]).text).not.toContain('A-77-B');
    expect(run(rows, [...drop, ...edits, hide({ by: 'path', path })]).text).not.toContain('A-77-B');
  });
});

test('groups say how many rows they stand for, and that these are not all', () => {
  const output = JSON.stringify({ rows: [{ st: 'paid' }, { st: 'open' }, { st: 'paid' }], total: 3 });
  const edits: Edit[] = [
    { type: 'set', stage: 'select', change: { records: ['rows'], total: ['total'] } },
    change('aggregate', [], { by: 'st', measures: 'count' }),
  ];
  const whole = run(output, edits);
  expect(whole.result).toMatchObject({
    status: 'success',
    data: [
      { st: 'paid', count: 2 },
      { st: 'open', count: 1 },
    ],
    completeness: { matched: 2, returned: 2, isComplete: true },
    meta: { grouped_from_rows: 3 },
    warnings: [],
  });
  const part = run(output.replace('"total":3', '"total":30'), edits);
  expect(part.result).toMatchObject({
    status: 'partial',
    completeness: { matched: null, isComplete: false },
    warnings: ['groups_of_part'],
  });
});

test('nothing leaves the rows where no envelope would say it', () => {
  const rows = '[{"id":1,"unit":"CNY"},{"id":2,"unit":"CNY"}]';
  const off: Edit = { type: 'set', stage: 'envelope', change: { on: false } };
  const silent = styles.filter(({ lossy, bodyKey }) => lossy.includes('meta') && bodyKey !== null);
  const bare = silent.map(({ id }): Edit => ({ type: 'set', stage: 'envelope', change: { style: id } }));
  for (const edit of [off, ...bare]) {
    expect(run(rows, [change('constant', ['unit']), edit]).text.split('CNY').length - 1).toBe(2);
  }
});

test('elements that a change leaves out are accounted for', () => {
  const { result } = run('[{"ids":[1,2,3,4]},{"ids":[5,6,7]}]', [change('sample', ['ids'], { count: 1 })]);
  expect(result).toMatchObject({ status: 'partial', cuts: [{ path: 'ids', omitted: 5, unit: 'elements' }] });
});

test('sums are exact in decimal digits', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 30 }), (amounts) => {
      const show = (value: number) =>
        `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
      const rows = `[${amounts.map((amount) => `{"amt":${show(amount)}}`).join()}]`;
      const { result } = run(rows, [change('aggregate', [], { by: '', measures: 'sum amt' })]);
      const [row] = result.data as unknown as [{ sum_amt: unknown }];
      expect(Number(row.sum_amt)).toBe(amounts.reduce((sum, amount) => sum + amount, 0) / 100);
    }),
  );
});

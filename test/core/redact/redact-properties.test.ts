import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RunMemory } from '../../../src/core/memory.ts';
import type { Json } from '../../../src/core/model.ts';
import { each } from '../../../src/core/path.ts';
import { findSecrets } from '../../../src/core/redact/find-secrets.ts';
import type { RedactRule, RenamedField } from '../../../src/core/redact/redact-options.ts';
import { entriesOf, isObject, makeObject } from '../../../src/core/value.ts';
import { writeJson } from '../../../src/core/write-json.ts';
import { byDetector, byKey, fakes, redact, redactValue, rule } from './redact.ts';

const ids = Object.keys(fakes) as (keyof typeof fakes)[];
const fake = fc.constantFrom(...ids).map((id) => ({ id, text: fakes[id] as string }));
/** What looks like a hit to a hasty eye. */
const word = fc
  .constantFrom(
    'order',
    '1700000000000',
    '550e8400-e29b-41d4-a716-446655440000',
    '2024-05-01T10:00:00+08:00',
    'v1.2.3.4',
    '9007199254740993',
    'icon@2x.png',
    '0a1b2c3d'.repeat(5),
    'eyJvZmZzZXQiOjEwMH0',
    '付款',
    'é👩‍👩‍👧',
    '***',
    '<email-1>',
    'ord_13812345678',
    '"\\',
  )
  .map((text) => ({ id: null, text }));
const separator = fc.constantFrom(' ', '，', '; ', '\n', ' | ');
const sentence = fc.array(fc.oneof(fake, word), { minLength: 1, maxLength: 5 });
const action = fc.constantFrom('mask', 'shorten', 'fixed', 'drop', 'label', 'hash', 'generalise', 'blank');

const text = fc.tuple(sentence, separator).map(([parts, between]) => parts.map((part) => part.text).join(between));
const key = fc.oneof(fc.constantFrom('id', 'password', 'phone', 'items', '7', '__proto__'), text);
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.constantFrom<Json>(null, true, 12, 13812345678, '', 'x'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map(makeObject),
  ),
}));
const someRule: fc.Arbitrary<RedactRule> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...ids).map(byDetector),
      fc.constantFrom(byKey('password'), byKey('phone', 'id')),
      fc.constantFrom(
        { by: 'path' as const, path: ['items', each] },
        { by: 'path' as const, path: ['items'] },
        { by: 'path' as const, path: [] },
      ),
    ),
    action,
    fc.nat(20),
    fc.nat(4),
  )
  .map(([target, does, keepStart, keepEnd]) => rule(target, does, keepStart, keepEnd));
const someRules = fc.array(someRule, { minLength: 1, maxLength: 6 });

test('redacting twice is redacting once', () => {
  fc.assert(
    fc.property(value, someRules, (input, rules) => {
      const once = redactValue(input, ...rules);
      const twice = redact(once, rules);
      expect(twice.parcel.value).toEqual(once);
    }),
    { numRuns: 1000 },
  );
});

test('redaction leaves no hit of its detectors behind in the written JSON, which stays JSON', () => {
  fc.assert(
    fc.property(value, someRules, (input, rules) => {
      const written = writeJson(redactValue(input, ...rules), 2);
      const wanted = rules.flatMap(({ target }) => (target.by === 'detector' ? [target.detector] : []));
      expect(findSecrets(written, wanted)).toEqual([]);
      expect(() => JSON.parse(written)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

test('what an earlier run remembers changes no result, count or label', () => {
  const edit = fc.constantFrom('drop' as const, 'rename' as const, 'turn' as const, 'copy' as const);
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 5 }),
      fc.array(someRules, { minLength: 1, maxLength: 2 }),
      fc.array(edit),
      key,
      (records, ruleSets, edits, edited) => {
        const memory = new RunMemory();
        let rows: readonly Json[] = records;
        let renamed: readonly RenamedField[] = [];
        for (const [index, what] of (['copy', ...edits] as const).entries()) {
          const rules = ruleSets[index % ruleSets.length] ?? [];
          if (what === 'copy') rows = structuredClone(rows);
          if (what === 'turn') rows = [...rows].reverse();
          if (what === 'drop') rows = rows.map((row) => withKey(row, edited, null));
          if (what === 'rename') {
            rows = rows.map((row) => withKey(row, edited, 'password'));
            renamed = [{ path: [edited], name: 'password' }];
          }
          const run = (kept: RunMemory) => redact(rows, structuredClone(rules), {}, renamed, undefined, [], kept);
          expect(run(memory)).toEqual(run(new RunMemory()));
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** The record with a member under another key, or without it; its other members stay the same objects. */
function withKey(record: Json, key: string, name: string | null): Json {
  if (!isObject(record)) return record;
  return makeObject(
    entriesOf(record).flatMap(([own, member]) => {
      if (own !== key) return [[own, member] as const];
      return name === null ? [] : [[name, member] as const];
    }),
  );
}

test('nothing but hits changes', () => {
  const outcome = { fixed: '***', drop: '' };
  fc.assert(
    fc.property(sentence, separator, fc.constantFrom('fixed' as const, 'drop' as const), (parts, between, does) => {
      fc.pre(parts.length > 1);
      const input = parts.map((part) => part.text).join(between);
      const expected = parts.map((part) => (part.id === null ? part.text : outcome[does])).join(between);
      expect(redactValue(input, ...ids.map((id) => rule(byDetector(id), does)))).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('a value without hits stays the same object', () => {
  const plain = fc.array(
    fc.tuple(
      fc.constantFrom('id', '2', 'x'),
      fc.oneof(
        word.map(({ text }) => text),
        fc.nat(),
        fc.constant(null),
      ),
    ),
  );
  fc.assert(
    fc.property(plain, (entries) => {
      const input = [makeObject(entries)];
      expect(redactValue(input, ...ids.map((id) => rule(byDetector(id), 'fixed')))).toBe(input);
    }),
  );
});

test('notes count what was hidden and never show it', () => {
  fc.assert(
    fc.property(value, someRules, (input, rules) => {
      const { notes, parcel } = redact(input, rules);
      const counted = notes.filter(({ values }) => 'count' in values);
      expect(counted.length > 0).toBe(parcel.warnings.includes('fields_redacted'));
      const shown = JSON.stringify(notes);
      for (const id of ids) expect(shown).not.toContain(fakes[id]);
    }),
  );
});

test('a long list is redacted as its records are, wherever the first hit stands', () => {
  const place = fc.constantFrom<number>(0, 99, 100, 101, 199, 250);
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 3 }),
      fc.constantFrom('fixed' as const, 'drop' as const),
      (places, does) => {
        const input = Array.from(
          { length: 251 },
          (_, index): Json => (places.includes(index) ? fakes.email : `row ${index}`),
        );
        const redacted = redactValue(input, rule(byDetector('email'), does));
        const rows = input.map((row) => (row === fakes.email ? (does === 'drop' ? null : '***') : row));
        expect(redacted).toEqual(rows.filter((row) => row !== null));
        if (places.length === 0) expect(redacted).toBe(input);
      },
    ),
  );
});

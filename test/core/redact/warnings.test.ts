import { expect, test } from 'vitest';
import { readOutput, reviveShaper, runShaper } from '../../../src/core/index.ts';
import { byDetector, byKey, fakes, redact, rule } from './redact.ts';

const rules = [rule(byDetector('email'), 'label'), rule(byKey('token'), 'drop')];
const hidden = (said: string) => ['fields_redacted', said];

test('the warnings count values over all rows, and a field once', () => {
  const rows = [
    { mail: fakes.email, owner: { mail: `to ${fakes.email}` }, token: 't1' },
    { mail: fakes.email, owner: { mail: 'none' }, token: 't2' },
  ];
  expect(redact(rows, rules).parcel.warnings).toEqual(hidden('redacted: 5 values in 3 fields'));
});

test('a text has values and no fields', () => {
  expect(redact(`${fakes.email} and b@example.org`, rules).parcel.warnings).toEqual(hidden('redacted: 2 values'));
});

test('a key that is hidden counts as a field', () => {
  expect(redact({ [fakes.email]: 1 }, rules).parcel.warnings).toEqual(hidden('redacted: 1 value in 1 field'));
});

test('what stands in no result is not counted', () => {
  const facts = { stderr: `warned ${fakes.email}` };
  expect(redact({ mail: fakes.email }, rules, { facts }).parcel.warnings).toEqual(
    hidden('redacted: 1 value in 1 field'),
  );
});

test('the model reads in the envelope how much was hidden', () => {
  const { shaper } = reviveShaper({});
  const deps = { countTokens: () => 0, now: () => 0, randomId: () => '' };
  const reading = readOutput(JSON.stringify([{ id: 1, mail: fakes.email }]));
  const { text } = runShaper(reading, { ...shaper, redact: { on: true, rules, allow: [] } }, deps);
  expect(JSON.parse(text)).toMatchObject({ meta: { warnings: hidden('redacted: 1 value in 1 field') } });
});

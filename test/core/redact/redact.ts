import { noClaims } from '../../../src/core/claims.ts';
import { RunMemory } from '../../../src/core/memory.ts';
import type { Json, Parcel, StepOutcome, StepTools } from '../../../src/core/model.ts';
import { detectors } from '../../../src/core/redact/detectors/index.ts';
import { hashers } from '../../../src/core/redact/keyed-hash.ts';
import type { RedactAction, RedactRule, RedactTarget, RenamedField } from '../../../src/core/redact/redact-options.ts';
import { redactStep } from '../../../src/core/redact/redact-step.ts';
import { targetKinds } from '../../../src/core/redact/targets/index.ts';

/** Runs the step over a parcel that holds the value and no more than what is given. */
export function redact(
  value: Json,
  rules: readonly RedactRule[],
  more: Partial<Parcel> = {},
  renamed: readonly RenamedField[] = [],
  hashKey?: string,
  allow: readonly string[] = [],
  memory: RunMemory = new RunMemory(),
): StepOutcome {
  const parcel: Parcel = {
    value,
    source: value,
    facts: {},
    claims: noClaims,
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
  return redactStep.run(
    parcel,
    { redact: { on: true, rules, allow }, fields: { on: true, rules: renamed } },
    {
      ...tools,
      memory,
      deps: { ...tools.deps, ...(hashKey === undefined ? {} : { hashKey }) },
    },
    { targetKinds, hashers },
  );
}

export function redactValue(value: Json, ...rules: readonly RedactRule[]): Json {
  return redact(value, rules).parcel.value;
}

const tools: Omit<StepTools, 'memory'> = {
  carriesMeta: true,
  deps: { countTokens: () => 0, now: () => 0, randomId: () => '' },
  detectors,
  finish: () => '',
};

export function rule(target: RedactTarget, action: RedactAction, keepStart = 3, keepEnd = keepStart): RedactRule {
  return { id: `${JSON.stringify(target)} ${action}`, target, action, keepStart, keepEnd };
}

export function byKey(...keys: string[]): RedactTarget {
  return { by: 'key', keys };
}

export function byDetector(detector: string): RedactTarget {
  return { by: 'detector', detector };
}

/** Made up, and in parts, so that no scanner takes this file for a leak. */
export const fakes = {
  email: 'ada@example.com',
  'phone-cn': '13812345678',
  'phone-e164': '+442079460958',
  'phone-nanp': '(415) 555-2671',
  'payment-card': '4111 1111 1111 1111',
  'id-card-cn': '11010519491231002X',
  iban: 'GB82WEST12345698765432',
  'github-token': ['ghp', 'a1B2'.repeat(9)].join('_'),
  jwt: ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'c2lnbmF0dXJl'].join('.'),
  ip: '203.0.113.7',
} as const;

import { expect, test } from 'vitest';
import { refuseBrokenRedaction } from '../../../src/core/export-design.ts';
import type { Detector } from '../../../src/core/model.ts';
import { findCanaryLeaks } from '../../../src/core/redact/canary.ts';
import { detectors } from '../../../src/core/redact/detectors/index.ts';

const without = (id: string): readonly Detector[] => detectors.filter((detector) => detector.id !== id);
const blind = (id: string): readonly Detector[] =>
  detectors.map((detector: Detector) => (detector.id === id ? { ...detector, match: () => null } : detector));

test('made-up values do not get through', () => {
  expect(findCanaryLeaks(detectors)).toEqual([]);
  expect(() => refuseBrokenRedaction(detectors)).not.toThrow();
});

test.each(['email', 'github-token', 'phone-cn', 'payment-card'])(
  'a lost or blind detector of %s stops the export',
  (id) => {
    expect(findCanaryLeaks(without(id))).toContain(id);
    expect(findCanaryLeaks(blind(id))).toContain(id);
    expect(() => refuseBrokenRedaction(blind(id))).toThrow(id);
  },
);

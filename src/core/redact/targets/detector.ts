import type { TargetKind } from '../compile-rules.ts';

/** What a detector finds. */
export const detectorTarget: TargetKind = {
  id: 'detector',
  add({ byDetector }, { rule }) {
    if (rule.target.by !== 'detector' || byDetector.has(rule.target.detector)) return;
    byDetector.set(rule.target.detector, rule);
  },
};

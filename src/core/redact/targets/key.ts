import { toAssignmentDetector } from '../assignment-detector.ts';
import { addOwnDetector, type TargetKind } from '../compile-rules.ts';
import { fitsKeyPattern } from '../key-pattern.ts';
import { normalizeKey } from '../normalize-key.ts';

/** What stands under keys, and what text says of them. */
export const keyTarget: TargetKind = {
  id: 'key',
  add(draft, ranked) {
    const { rule, rank } = ranked;
    if (rule.target.by !== 'key') return;
    const { keys } = rule.target;
    for (const key of keys.map(normalizeKey)) if (!draft.byKey.has(key)) draft.byKey.set(key, ranked);
    const patterns = keys.filter((key) => key.includes('*'));
    if (patterns.length > 0)
      draft.keyTests.push({ ranked, fits: (key) => patterns.some((pattern) => fitsKeyPattern(pattern, key)) });
    addOwnDetector(draft, toAssignmentDetector(`rule ${rank}`, keys, rule.action), rule);
  },
};

import { toAssignmentDetector } from '../assignment-detector.ts';
import { addOwnDetector, type TargetKind } from '../compile-rules.ts';
import { findSensitiveKeys, sensitiveKeys } from '../sensitive-keys.ts';

/** What stands under the usual names of something private. */
export const namesTarget: TargetKind = {
  id: 'names',
  add(draft, ranked) {
    const { rule, rank } = ranked;
    if (rule.target.by !== 'names') return;
    const { kinds } = rule.target;
    draft.keyTests.push({ ranked, fits: (key) => kinds.includes(findSensitiveKeys(key)?.id ?? '') });
    const names = sensitiveKeys
      .filter(({ id }) => kinds.includes(id))
      .flatMap(({ keys, endings }) => [...keys, ...endings]);
    addOwnDetector(draft, toAssignmentDetector(`rule ${rank}`, names, rule.action), rule);
  },
};

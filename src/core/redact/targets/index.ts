import type { TargetKind } from '../compile-rules.ts';
import { detectorTarget } from './detector.ts';
import { keyTarget } from './key.ts';
import { namesTarget } from './names.ts';
import { pathTarget } from './path.ts';
import { patternTarget } from './pattern.ts';
import { wordsTarget } from './words.ts';

/** What rules can look for. */
export const targetKinds = [
  detectorTarget,
  keyTarget,
  namesTarget,
  pathTarget,
  wordsTarget,
  patternTarget,
] as const satisfies readonly TargetKind[];

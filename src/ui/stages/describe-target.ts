import { type RedactTarget, showPath } from '../../core/index.ts';
import { words } from '../words/index.ts';

/** What a rule hides, in a few words. */
export function describeTarget(target: RedactTarget): string {
  switch (target.by) {
    case 'detector':
      return words.nameIn(words.redact.detectorNames, target.detector);
    case 'key':
      return words.redact.keysNamed(target.keys.join(', '));
    case 'path':
      return showPath(target.path);
  }
}

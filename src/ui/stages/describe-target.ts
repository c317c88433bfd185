import { type RedactTarget, showRulePath } from '../../core/index.ts';
import { words } from '../words/index.ts';

/** What a rule hides, in a few words. */
export function describeTarget(target: RedactTarget): string {
  switch (target.by) {
    case 'detector':
      return words.nameIn(words.redact.detectorNames, target.detector);
    case 'key':
      return words.redact.keysNamed(target.keys.join(', '));
    case 'path':
      return showRulePath(target.path);
    case 'names':
      return words.redact.kindsNamed(target.kinds);
    case 'words':
      return words.redact.wordCount(target.words.length);
    case 'pattern':
      return words.redact.patternOf(target.pattern);
  }
}

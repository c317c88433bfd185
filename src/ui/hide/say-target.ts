import { type RedactTarget, showRulePath } from '../../core/index.ts';
import { words } from '../words/index.ts';

/** What a rule would hide, as a choice. */
export function sayTarget(target: RedactTarget): string {
  if (target.by === 'detector') return words.hide.byDetector(words.nameIn(words.redact.detectorNames, target.detector));
  if (target.by === 'path') return words.hide.byField(showRulePath(target.path));
  return words.hide.byWord(target.by === 'words' ? target.words.join(', ') : '');
}

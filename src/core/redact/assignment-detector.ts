import type { Detector } from '../model.ts';
import { matchHits, noHits } from './match-hits.ts';
import type { RedactRule } from './redact-options.ts';

/** After a colon without quotes prose may follow, so that a value there needs a digit. */
const assignmentSign = String.raw`\\?["']?(?:\s{0,2}=\s{0,2}\\?["']?|\s{0,2}[:：]\s{0,2}(?:\\?["']|(?=[^\s"',;&]{0,200}\d)))`;
/** Up to the closing quote, else to where a word ends. What opens with a bracket or star is a placeholder or hidden. */
const assigned = String.raw`(?![<{[($*=>])(?:(?<=["'])[^"'\\\r\n]+|[^\s"'\\,;&<>(){}[\]]+)`;

/** Lets a rule by key see `password=…` and `"password": "…"` in text such as a log, which has no keys to match. */
export function toAssignmentDetector(id: string, keys: readonly string[], action: RedactRule['action']): Detector {
  const names = keys.map(keyPattern).filter((name) => name !== '');
  const value = action === 'drop' ? assigned : `(${assigned})`;
  const anyName = `(?:${names.join('|')})`;
  const ownAnchor = new RegExp(anyName, 'giu');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])${anyName}${assignmentSign}${value}`, 'iuy');
  return {
    id,
    group: 'secret',
    suggests: 'fixed',
    find: (text, anchor = ownAnchor) =>
      names.length > 0 && /[=:：]/.test(text) ? matchHits(id, text, anchor, pattern) : noHits,
  };
}

/** The key's words with any separator, or none, between them. */
function keyPattern(key: string): string {
  const words = key.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').split(/[\s_.-]+/);
  return words
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('[ _.-]?');
}

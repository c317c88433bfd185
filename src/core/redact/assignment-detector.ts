import type { Detector } from '../model.ts';
import { matchFrom } from './match-pattern.ts';
import type { RedactRule } from './redact-options.ts';

/** After a colon without quotes prose may follow, so that a value there needs a digit. */
const assignmentSign = String.raw`\\?["']?(?:\s{0,2}=\s{0,2}\\?["']?|\s{0,2}[:：]\s{0,2}(?:\\?["']|(?=[^\s"',;&]{0,200}\d)))`;
/** Up to the closing quote, else to where a word ends. What opens with a bracket or star is a placeholder or hidden. */
const assigned = String.raw`(?![<{[($*=>])(?:(?<=["'])[^"'\\\r\n]+|[^\s"'\\,;&<>(){}[\]]+)`;

/** Lets a rule by key see `password=…` and `"password": "…"` in text such as a log, which has no keys to match. */
export function toAssignmentDetector(id: string, keys: readonly string[], action: RedactRule['action']): Detector {
  const named = keys.filter((key) => !key.includes('*'));
  const names = named.map(keyPattern).filter((name) => name !== '');
  const value = action === 'drop' ? assigned : `(${assigned})`;
  const anyName = `(?:${names.join('|')})`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])${anyName}${assignmentSign}${value}`, 'iuy');
  return {
    id,
    group: 'secret',
    suggests: 'fixed',
    anchors: { words: named.flatMap(firstWord) },
    match: matchFrom(pattern),
  };
}

/** What the shared scan looks for: the key up to its first separator. */
function firstWord(key: string): readonly string[] {
  return splitKey(key)
    .slice(0, 1)
    .map((word) => word.toLowerCase());
}

/** The key's words with any separator, or none, between them. */
function keyPattern(key: string): string {
  return splitKey(key)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('[ _.-]?');
}

function splitKey(key: string): readonly string[] {
  const words = key.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').split(/[\s_.-]+/);
  return words.filter((word) => word !== '');
}

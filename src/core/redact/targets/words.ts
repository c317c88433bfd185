import type { Detector } from '../../model.ts';
import { addOwnDetector, type TargetKind } from '../compile-rules.ts';

/** The words of a list. */
export const wordsTarget: TargetKind = {
  id: 'words',
  add(draft, { rule, rank }) {
    if (rule.target.by !== 'words') return;
    addOwnDetector(draft, toWordDetector(`rule ${rank}`, rule.target.words), rule);
  },
};

/** Finds the words of a list, whole and in any case. */
function toWordDetector(id: string, words: readonly string[]): Detector {
  const wanted = words.map((word) => word.toLowerCase()).filter((word) => word !== '');
  return {
    id,
    group: 'secret',
    suggests: 'fixed',
    anchors: { words: wanted },
    match(text, at) {
      const found = wanted.filter((word) => text.slice(at, at + word.length).toLowerCase() === word);
      const length = Math.max(0, ...found.map((word) => word.length));
      return length > 0 && isFreeWord(text, at, at + length) ? { start: at, end: at + length } : null;
    },
  };
}

/** Chinese and Japanese put no space between words. */
function isFreeWord(text: string, start: number, end: number): boolean {
  const touches = (outer: string, inner: string) =>
    /[\p{L}\p{N}_]/u.test(outer) && /[\p{L}\p{N}_]/u.test(inner) && !/\p{Lo}/u.test(inner);
  const starts = touches(text.charAt(start - 1), text.charAt(start));
  return !starts && !touches(text.charAt(end), text.charAt(end - 1));
}

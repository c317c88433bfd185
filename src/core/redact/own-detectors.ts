import type { Detector, Hit, Span } from '../model.ts';
import { noHits } from './join-hits.ts';

/** Finds the words of a list, whole and in any case. */
export function toWordDetector(id: string, words: readonly string[]): Detector {
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

/** Finds what a person's own pattern matches. Nothing bounds its time: whoever runs it does. */
export function toPatternDetector(id: string, source: string): Detector {
  const pattern = new RegExp(source, 'giu');
  return {
    id,
    group: 'secret',
    suggests: 'fixed',
    anchors: {},
    match: (): Span | null => null,
    findAll(text: string): readonly Hit[] {
      const hits = [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        detector: id,
        start: index,
        end: index + found.length,
      }));
      return hits.length === 0 ? noHits : hits.filter(({ start, end }) => end > start);
    },
  };
}

import { countGraphemes } from '../graphemes.ts';

const sentenceEnd = /[.!?…]["'”’)\]]{0,3}(?=\s)|[。！？]["”’」』）]{0,3}/g;

/** The end of the last sentence before `end` that leaves more than half of the head; null for none. */
export function lastSentenceEnd(text: string, end: number, head: number): number | null {
  const from = Math.floor(end / 2);
  let found: number | null = null;
  for (const match of text.slice(from, end + 1).matchAll(sentenceEnd)) {
    const at = from + match.index + match[0].length;
    if (at <= end) found = at;
  }
  return found !== null && countGraphemes(text.slice(found, end)) < head / 2 ? found : null;
}

/** The start of the first sentence after `start` that leaves more than half of the tail; null for none. */
export function nextSentenceStart(text: string, start: number, tail: number): number | null {
  const half = start + Math.floor((text.length - start) / 2);
  const [match] = text.slice(Math.max(0, start - 1), half).matchAll(sentenceEnd);
  if (match === undefined) return null;
  const after = Math.max(0, start - 1) + match.index + match[0].length;
  const at = after + (/^\s{0,20}/.exec(text.slice(after, after + 20))?.[0].length ?? 0);
  return countGraphemes(text.slice(start, at)) < tail / 2 ? at : null;
}

/** Whether a cut at the line feed at an offset falls outside of the code between two fences. */
export function outsideFences(text: string): (at: number) => boolean {
  const fences = [...text.matchAll(/^[ \t]{0,3}(?:```|~~~)/gm)].map(({ index }) => index);
  return (at) => fences.filter((fence) => fence <= at).length % 2 === 0;
}

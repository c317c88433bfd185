import type { Hit } from '../model.ts';

export const noHits: readonly Hit[] = [];

/**
 * Hits of a sticky pattern, which is tried only where the global `anchor` matches: so it must match, and quickly, wherever
 * a hit can start. Where the pattern has a first group, that group is the hit and ends the match.
 */
export function matchHits(
  detector: string,
  text: string,
  anchor: RegExp,
  pattern: RegExp,
  isHit: (found: string) => boolean = () => true,
): readonly Hit[] {
  let match = nextMatch(text, 0, anchor, pattern);
  if (match === null) return noHits;
  const hits: Hit[] = [];
  for (; match !== null; match = nextMatch(text, pattern.lastIndex, anchor, pattern)) {
    const [whole, group] = match;
    const found = group ?? whole;
    const end = match.index + whole.length;
    if (isHit(found)) hits.push({ detector, start: end - found.length, end });
  }
  return hits;
}

/** The first match of a sticky pattern at or behind `from` that starts where the anchor matches. */
export function nextMatch(text: string, from: number, anchor: RegExp, pattern: RegExp): RegExpExecArray | null {
  anchor.lastIndex = from;
  for (let start = anchor.exec(text); start !== null; start = anchor.exec(text)) {
    pattern.lastIndex = start.index;
    const match = pattern.exec(text);
    if (match !== null) return match;
    anchor.lastIndex = start.index + 1;
  }
  return null;
}

/** Both lists in order; of the second only what touches nothing of the first. */
export function addHits(winners: readonly Hit[], others: readonly Hit[]): readonly Hit[] {
  if (winners.length === 0) return others;
  const merged: Hit[] = [];
  let at = 0;
  for (const hit of others) {
    for (let winner = winners[at]; winner !== undefined && winner.end <= hit.start; winner = winners[++at]) {
      merged.push(winner);
    }
    const next = winners[at];
    if (next === undefined || next.start >= hit.end) merged.push(hit);
  }
  return [...merged, ...winners.slice(at)];
}

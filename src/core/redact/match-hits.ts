import type { Hit } from '../model.ts';

export const noHits: readonly Hit[] = [];

/** Hits of a global pattern. Where it has a first group, that group is the hit and ends the match. */
export function matchHits(
  detector: string,
  text: string,
  pattern: RegExp,
  isHit: (found: string) => boolean = () => true,
): readonly Hit[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return noHits;
  const hits: Hit[] = [];
  for (; match !== null; match = pattern.exec(text)) {
    const [whole, group] = match;
    const found = group ?? whole;
    const end = match.index + whole.length;
    if (isHit(found)) hits.push({ detector, start: end - found.length, end });
  }
  return hits;
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

import type { Hit } from '../model.ts';

export const noHits: readonly Hit[] = [];

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

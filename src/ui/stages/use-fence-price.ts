import { useEffect, useState } from 'react';
import { useActions, useSession } from '../session-context.ts';

/** Tokens that a fence adds to the final text, or that it has added; null until they are counted. */
export function useFencePrice(fence: boolean): number | null {
  const { weigh } = useActions();
  const sample = useSession((state) => state.shaped?.sample);
  const tokens = useSession(({ counts, askedId }) => {
    const count = counts.stages.render;
    return count?.isExact && count.shapedId === askedId ? count.tokens : null;
  });
  const [price, setPrice] = useState<number | null>(null);
  useEffect(() => {
    if (sample === undefined || tokens === null) return;
    let isWanted = true;
    weigh(sample, [{ type: 'set', stage: 'render', change: { fence: !fence } }]).then(
      (other) => isWanted && other !== null && setPrice(Math.abs(other.tokens - tokens)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [weigh, sample, tokens, fence]);
  return price;
}

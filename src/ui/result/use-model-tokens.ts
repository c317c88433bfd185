import { useEffect, useMemo, useState } from 'react';
import { type ModelTokens, modelTokens } from '../../state/model-tokens.ts';
import type { Price } from '../../state/prices.ts';
import type { Calibrations } from '../../state/token-families.ts';
import { useActions, useSample, useSession } from '../session-context.ts';

/** How the tokens of the chosen model are told, with the counts of its own encoding where it has one. */
export function useModelTokens({ tokens }: Price, calibrations: Calibrations): ModelTokens {
  const encoding = 'encoding' in tokens && tokens.encoding !== 'o200k_base' ? tokens.encoding : null;
  const counts = useTally(encoding);
  return useMemo(() => modelTokens(tokens, calibrations, counts), [tokens, calibrations, counts]);
}

type Ask = ReturnType<typeof useActions>['tally'];
type Tally = Awaited<ReturnType<Ask>>;

/** What each format costs in another encoding, asked for once all is counted in the first. */
function useTally(encoding: Parameters<Ask>[1] | null): Tally {
  const { tally } = useActions();
  const { id: sample } = useSample();
  const [tallied, setTallied] = useState<Tally>(null);
  const shapedId = useSession(({ counts, askedId }) => (counts.doneId === askedId ? askedId : 0));
  useEffect(() => {
    if (encoding === null) return setTallied(null);
    if (shapedId === 0) return;
    let isWanted = true;
    tally(sample, encoding).then(
      (found) => isWanted && found !== null && setTallied(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [tally, sample, shapedId, encoding]);
  return tallied;
}

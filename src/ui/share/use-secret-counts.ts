import { useEffect, useState } from 'react';
import { countSecrets } from '../../state/scan-shared.ts';
import type { SampleState } from '../../state/workspace.ts';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** How many secrets and personal data each output holds, as far as that is known. */
export function useSecretCounts(samples: readonly SampleState[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const guardedPause = async () => {
      await pause();
      if (!isWanted) throw new Error('No longer asked for');
    };
    const countAll = async () => {
      for (const { id, text } of samples) {
        const count = await countSecrets(text, guardedPause);
        setCounts((known) => new Map(known).set(id, count));
      }
    };
    countAll().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [samples]);
  return counts;
}

import { useEffect, useState } from 'react';
import type { Shaper } from '../../core/index.ts';
import type { SurveyRow } from '../../state/survey.ts';
import type { SampleState } from '../../state/workspace.ts';
import { useActions } from '../session-context.ts';

/** All samples under a shaper, one after the other; null asks for nothing. */
export function useSurvey(samples: readonly SampleState[], shaper: Shaper | null): readonly SurveyRow[] {
  const { measure } = useActions();
  const [known, setKnown] = useState<ReadonlyMap<string, SurveyRow['measured']>>(new Map());
  useEffect(() => {
    let isWanted = shaper !== null;
    const run = async () => {
      setKnown(new Map());
      for (const sample of samples) {
        if (!isWanted || shaper === null) return;
        if (sample.length === 0) continue;
        const measured = await measure(sample, shaper).catch(() => 'failed' as const);
        if (isWanted) setKnown((before) => new Map(before).set(sample.id, measured));
      }
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [samples, shaper, measure]);
  return samples.map(({ id }) => ({ sampleId: id, measured: known.get(id) ?? null }));
}

import { useEffect, useState } from 'react';
import type { RowPlot } from '../../state/row-chart.ts';
import { useActions, useSample, useSession } from '../session-context.ts';

/** Counts by rows, asked for once the final text is counted; undefined until they are there, null without rows. */
export function useRowPlot(): RowPlot | null | undefined {
  const { plot } = useActions();
  const { id: sample } = useSample();
  const [plotted, setPlotted] = useState<RowPlot | null | undefined>(undefined);
  const shapedId = useSession(({ counts, askedId }) => (counts.doneId === askedId ? askedId : 0));
  useEffect(() => {
    if (shapedId === 0) return;
    let isWanted = true;
    plot(sample).then(
      (found) => isWanted && setPlotted(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [plot, sample, shapedId]);
  return plotted;
}

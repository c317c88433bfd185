import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Edit } from '../../core/index.ts';
import { AskQueue } from '../../state/ask-queue.ts';
import type { Weighed } from '../../state/bill-rows.ts';
import { useActions, useSample } from '../session-context.ts';
import { useFound } from '../use-found.ts';

interface Scales {
  readonly queue: AskQueue<Weighed | null>;
  readonly sample: string;
  readonly total: number;
}

const ScalesContext = createContext<Scales | null>(null);
export const ScalesProvider = ScalesContext.Provider;

/** Weighs edits of one shaping; what was found goes with it. */
export function useScales(shapedId: number, total: number): Scales {
  const { id: sample } = useSample();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shaping has other answers
  return useMemo(() => ({ queue: new AskQueue<Weighed | null>(), sample, total }), [shapedId, sample, total]);
}

export interface Saving {
  readonly tokens: number;
  /** Rows that there is room for then. */
  readonly moreRows: number;
}

/** What edits would save, measured once somebody looks; null until then. */
export function useSaving(edits: readonly Edit[]): Saving | null {
  const scales = useContext(ScalesContext);
  const { weigh } = useActions();
  const rows = useFound(({ shaped }) => shaped?.stages.at(-1)?.report.kept ?? 0);
  const [, setTurn] = useState(0);
  const key = JSON.stringify(edits);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the edits are others
  useEffect(() => {
    if (scales === null || edits.length === 0) return;
    return scales.queue.want(
      key,
      () => weigh(scales.sample, edits),
      () => setTurn((turn) => turn + 1),
    );
  }, [scales, key, weigh]);
  const weighed = scales?.queue.get(key) ?? null;
  if (scales === null || weighed === null) return null;
  return { tokens: scales.total - weighed.tokens, moreRows: weighed.rows - rows };
}

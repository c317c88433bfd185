import { useEffect, useState } from 'react';
import type { Bill } from '../../state/bill-rows.ts';
import { useActions, useSample } from '../session-context.ts';
import { useFound } from '../use-found.ts';

export interface DatedBill {
  readonly bill: Bill;
  /** The shaping that it belongs to. */
  readonly shapedId: number;
}

/** The bill of the final text, asked for once that is counted; the one before stands until the next is there. */
export function useBill(): DatedBill | null {
  const { bill } = useActions();
  const { id: sample } = useSample();
  const [billed, setBilled] = useState<DatedBill | null>(null);
  const shapedId = useFound(({ counts, askedId }) => (counts.doneId === askedId ? askedId : 0));
  useEffect(() => {
    if (shapedId === 0) return;
    let isWanted = true;
    bill(sample).then(
      (found) => isWanted && found !== null && setBilled({ bill: found, shapedId }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [bill, sample, shapedId]);
  return billed;
}

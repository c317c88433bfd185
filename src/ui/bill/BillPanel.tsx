import { useMemo, useState } from 'react';
import { listBillRows } from '../../state/bill-rows.ts';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { words } from '../words/index.ts';
import { BillTable } from './BillTable.tsx';
import css from './bill.module.css';
import { ScalesProvider, useScales } from './bill-context.ts';
import { Savings } from './Savings.tsx';
import { Treemap } from './Treemap.tsx';
import { type DatedBill, useBill } from './use-bill.ts';

/** What each field of the final text costs, and what dropping it would save. */
export function BillPanel() {
  const billed = useBill();
  return billed === null ? <p className={css.waiting}>{words.bill.waiting}</p> : <BillOf billed={billed} />;
}

function BillOf({ billed: { bill, shapedId } }: { readonly billed: DatedBill }) {
  const [isMap, setMap] = useState(false);
  const view = useMemo(() => listBillRows(bill), [bill]);
  const scales = useScales(shapedId, bill.total);
  const { parts } = words.bill;
  return (
    <ScalesProvider value={scales}>
      <div className={css.bill}>
        <div className={css.head}>
          <p>
            <b>{words.tokens.exact(view.all)}</b>{' '}
            <span className={css.soft}>
              {[parts.values(view.values), parts.keys(view.keys), parts.marks(view.marks)].join(' · ')}
            </span>
          </p>
          <div className={controls.segments} role="group" aria-label={words.bill.view}>
            <Button isSmall isPressed={!isMap} onPress={() => setMap(false)}>
              {words.bill.asTable}
            </Button>
            <Button isSmall isPressed={isMap} onPress={() => setMap(true)}>
              {words.bill.asMap}
            </Button>
          </div>
        </div>
        <Savings bill={bill} />
        {!bill.isTraced && <p className={css.soft}>{words.bill.untraced}</p>}
        {isMap ? <Treemap view={view} /> : <BillTable view={view} />}
      </div>
    </ScalesProvider>
  );
}

import { lazy, Suspense } from 'react';
import { Tab, TabList, Tabs } from 'react-aria-components/Tabs';
import type { Format } from '../../core/index.ts';
import { Later } from '../controls/Later.tsx';
import { TabContent } from '../controls/TabContent.tsx';
import { words } from '../words/index.ts';
import { Comparison } from './Comparison.tsx';
import css from './insights.module.css';

const EvidencePanel = lazy(async () => ({
  default: (await import('../evidence/EvidencePanel.tsx')).EvidencePanel,
}));
const RowsPanel = lazy(async () => ({ default: (await import('../rows/RowsPanel.tsx')).RowsPanel }));
const BillPanel = lazy(async () => ({ default: (await import('../bill/BillPanel.tsx')).BillPanel }));

/** What stands behind the text: what other formats would cost, and what each field does. */
export function Insights({ formats }: { readonly formats: readonly Format[] }) {
  const names = words.insights;
  return (
    <Tabs className={css.insights ?? ''}>
      <TabList className={css.tabs ?? ''} aria-label={names.title}>
        <Tab id="compare" className={css.tab ?? ''}>
          {names.compare}
        </Tab>
        <Tab id="bill" className={css.tab ?? ''}>
          {names.bill}
        </Tab>
        <Tab id="rows" className={css.tab ?? ''}>
          {names.rows}
        </Tab>
        <Tab id="evidence" className={css.tab ?? ''}>
          {names.evidence}
        </Tab>
      </TabList>
      <TabContent id="compare" className={css.panel}>
        <Later>
          <Comparison formats={formats} />
        </Later>
      </TabContent>
      <TabContent id="bill" className={css.panel}>
        <Suspense fallback={null}>
          <BillPanel />
        </Suspense>
      </TabContent>
      <TabContent id="rows" className={css.panel}>
        <Suspense fallback={null}>
          <RowsPanel />
        </Suspense>
      </TabContent>
      <TabContent id="evidence" className={css.panel}>
        <Suspense fallback={null}>
          <EvidencePanel />
        </Suspense>
      </TabContent>
    </Tabs>
  );
}

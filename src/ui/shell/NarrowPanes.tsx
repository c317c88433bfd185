import { Suspense, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { OutputPanel } from '../output/OutputPanel.tsx';
import { words } from '../words/index.ts';
import { ChecksPanel, ResultPanel, StagesPanel } from './lazy-panes.tsx';
import css from './panes.module.css';

const panes = [
  { id: 'output', title: words.output.title, Panel: OutputPanel },
  { id: 'stages', title: words.stages.title, Panel: StagesPanel },
  { id: 'result', title: words.result.title, Panel: ResultPanel },
  { id: 'checks', title: words.checks.title, Panel: ChecksPanel },
] as const;

/** One pane at a time. The others stay as they are. */
export function NarrowPanes() {
  const [selected, setSelected] = useState<string>('output');
  return (
    <Tabs className={css.narrow ?? ''} selectedKey={selected} onSelectionChange={(key) => setSelected(String(key))}>
      <TabList className={css.tabs ?? ''} aria-label={words.app.panes}>
        {panes.map(({ id, title }) => (
          <Tab key={id} id={id} className={css.tab ?? ''}>
            {title}
          </Tab>
        ))}
      </TabList>
      {panes.map(({ id, Panel }) => (
        <TabPanel key={id} id={id} className={css.tabPanel ?? ''} shouldForceMount>
          <Suspense fallback={null}>
            <Panel />
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  );
}

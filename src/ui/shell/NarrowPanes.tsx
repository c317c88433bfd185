import { Suspense, useState } from 'react';
import { TabList, tabId } from '../controls/TabList.tsx';
import { OutputPanel } from '../output/OutputPanel.tsx';
import { words } from '../words/index.ts';
import { ChecksPanel, ResultPanel, StagesPanel } from './lazy-panes.tsx';
import css from './panes.module.css';

const panes = [
  { id: 'output', content: words.output.title, Panel: OutputPanel },
  { id: 'stages', content: words.stages.title, Panel: StagesPanel },
  { id: 'result', content: words.result.title, Panel: ResultPanel },
  { id: 'checks', content: words.checks.title, Panel: ChecksPanel },
] as const;

const panelId = (id: string) => `pane-${id}`;

/** One pane at a time. The others stay as they are. */
export function NarrowPanes() {
  const [selected, setSelected] = useState<string>('output');
  return (
    <div className={css.narrow}>
      <TabList
        label={words.app.panes}
        tabs={panes}
        selected={selected}
        panelId={panelId}
        className={css.tabs}
        tabClassName={css.tab}
        onSelect={setSelected}
      />
      {panes.map(({ id, Panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(panelId(id), id)}
          className={css.tabPanel}
          hidden={id !== selected}
        >
          <Suspense fallback={null}>
            <Panel />
          </Suspense>
        </div>
      ))}
    </div>
  );
}

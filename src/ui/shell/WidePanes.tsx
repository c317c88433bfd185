import { Suspense } from 'react';
import { OutputPanel } from '../output/OutputPanel.tsx';
import { words } from '../words/index.ts';
import { ChecksPanel, ResultPanel, StagesPanel } from './lazy-panes.tsx';
import { Pane } from './Pane.tsx';
import css from './panes.module.css';
import { Split, type SplitPane } from './Split.tsx';

const columns: readonly SplitPane[] = [
  { id: 'output', title: words.output.title, share: 23, least: 220, content: <OutputPanel /> },
  {
    id: 'stages',
    title: words.stages.title,
    share: 41,
    least: 300,
    content: (
      <Suspense fallback={<Waiting title={words.stages.title} />}>
        <StagesPanel />
      </Suspense>
    ),
  },
  {
    id: 'result',
    title: words.result.title,
    share: 36,
    least: 280,
    content: (
      <Suspense fallback={<Waiting title={words.result.title} />}>
        <ResultPanel />
      </Suspense>
    ),
  },
];

const rows: readonly SplitPane[] = [
  {
    id: 'work',
    title: words.app.workPanes,
    share: 78,
    least: 200,
    content: <Split name="columns" direction="row" panes={columns} />,
  },
  {
    id: 'checks',
    title: words.checks.title,
    share: 22,
    least: 38,
    isFitting: true,
    content: (
      <Suspense fallback={<Waiting title={words.checks.title} />}>
        <ChecksPanel />
      </Suspense>
    ),
  },
];

/** All panes beside each other, each with its own share of the room. */
export function WidePanes() {
  return (
    <div className={css.wide}>
      <Split name="rows" direction="column" panes={rows} />
    </div>
  );
}

function Waiting({ title }: { readonly title: string }) {
  return <Pane title={title}>{null}</Pane>;
}

import { Suspense } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { OutputPanel } from '../output/OutputPanel.tsx';
import { words } from '../words/index.ts';
import { ChecksPanel, ResultPanel, StagesPanel } from './lazy-panes.tsx';
import { Pane } from './Pane.tsx';
import css from './panes.module.css';
import { rememberedLayout } from './remembered-layout.ts';

/** All panes beside each other, each with its own share of the room. */
export function WidePanes() {
  return (
    <Group orientation="vertical" className={css.group} {...rememberedLayout('rows')}>
      <Panel id="work" minSize="200px">
        <Group orientation="horizontal" className={css.group} {...rememberedLayout('columns')}>
          <Panel id="output" defaultSize="24%" minSize="220px">
            <OutputPanel />
          </Panel>
          <Separator className={css.separator} aria-label={words.app.resize} />
          <Panel id="stages" defaultSize="42%" minSize="300px">
            <Suspense fallback={<Waiting title={words.stages.title} />}>
              <StagesPanel />
            </Suspense>
          </Panel>
          <Separator className={css.separator} aria-label={words.app.resize} />
          <Panel id="result" defaultSize="34%" minSize="280px">
            <Suspense fallback={<Waiting title={words.result.title} />}>
              <ResultPanel />
            </Suspense>
          </Panel>
        </Group>
      </Panel>
      <Separator className={css.separatorFlat} aria-label={words.app.resize} />
      <Panel id="checks" defaultSize="17%" minSize="39px">
        <Suspense fallback={<Waiting title={words.checks.title} />}>
          <ChecksPanel />
        </Suspense>
      </Panel>
    </Group>
  );
}

function Waiting({ title }: { readonly title: string }) {
  return <Pane title={title}>{null}</Pane>;
}

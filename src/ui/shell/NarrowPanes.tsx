import { type KeyboardEvent, Suspense, useRef } from 'react';
import { OutputPanel } from '../output/OutputPanel.tsx';
import { words } from '../words/index.ts';
import { ChecksPanel, ResultPanel, StagesPanel } from './lazy-panes.tsx';
import css from './panes.module.css';
import { useSelectedPane } from './use-selected-pane.ts';

const panes = [
  { id: 'output', title: words.output.title, Panel: OutputPanel },
  { id: 'stages', title: words.stages.title, Panel: StagesPanel },
  { id: 'result', title: words.result.title, Panel: ResultPanel },
  { id: 'checks', title: words.checks.title, Panel: ChecksPanel },
] as const;

/** One pane at a time. The others stay as they are. */
export function NarrowPanes() {
  const [selected, setSelected] = useSelectedPane();
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const place = placeAfter(
      event.key,
      panes.findIndex(({ id }) => id === selected),
    );
    const next = panes[place];
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <div className={css.narrow}>
      <div ref={list} role="tablist" aria-label={words.app.panes} className={css.tabs} onKeyDown={handleKey}>
        {panes.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === selected}
            aria-controls={`pane-${id}`}
            tabIndex={id === selected ? 0 : -1}
            className={css.tab}
            data-title={title}
            onClick={() => setSelected(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {panes.map(({ id, Panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`pane-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== selected}
          className={css.tabPanel}
        >
          <Suspense fallback={null}>
            <Panel />
          </Suspense>
        </div>
      ))}
    </div>
  );
}

function placeAfter(key: string, place: number): number {
  switch (key) {
    case 'ArrowLeft':
      return (place + panes.length - 1) % panes.length;
    case 'ArrowRight':
      return (place + 1) % panes.length;
    case 'Home':
      return 0;
    case 'End':
      return panes.length - 1;
    default:
      return -1;
  }
}

import { Fragment, type ReactNode, useRef, useState } from 'react';
import { readPreferences, writePreferences } from '../../state/preferences.ts';
import { moveBorder, toShares } from '../../state/split-sizes.ts';
import { cx } from '../controls/cx.ts';
import { words } from '../words/index.ts';
import { SplitBorder } from './SplitBorder.tsx';
import css from './split.module.css';

export interface SplitPane {
  readonly id: string;
  readonly title: string;
  /** Its part of the room in percent, until someone gives it another. */
  readonly share: number;
  /** Pixels. */
  readonly least: number;
  /** As large as what is in it, and no larger than its share, until someone sets it. */
  readonly isFitting?: boolean;
  readonly content: ReactNode;
}

interface SplitProps {
  /** Under this name the sizes are remembered. */
  readonly name: string;
  readonly direction: 'row' | 'column';
  readonly panes: readonly SplitPane[];
}

type Shares = { readonly [pane: string]: number };

/** Panes beside or above each other. Their borders can be dragged and moved by arrow keys; a double click sets all back. */
export function Split({ name, direction, panes }: SplitProps) {
  const box = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Shares | null>(() => readPreferences().panes[name] ?? null);
  const shares = kept !== null && isOf(panes, kept) ? kept : null;
  const keep = (next: Shares | null) => {
    setKept(next);
    const { [name]: _, ...others } = readPreferences().panes;
    writePreferences({ panes: next === null ? others : { ...others, [name]: next } });
  };
  const sizes = () => {
    const children = box.current?.children ?? [];
    // Panes and borders take turns.
    return panes.map((_, place) => {
      const rect = children[place * 2]?.getBoundingClientRect();
      return (direction === 'row' ? rect?.width : rect?.height) ?? 0;
    });
  };
  const shareOf = ({ id, share }: SplitPane) => shares?.[id] ?? share;
  return (
    <div ref={box} className={cx(css.split, css[direction])}>
      {panes.map((pane, place) => (
        <Fragment key={pane.id}>
          {place > 0 && (
            <SplitBorder
              direction={direction}
              label={words.app.resize(panes[place - 1]?.title ?? '')}
              share={panes.slice(0, place).reduce((sum, before) => sum + shareOf(before), 0)}
              getSizes={sizes}
              onMove={(from, by) => {
                const moved = moveBorder(from, leastsOf(panes), place - 1, by);
                setKept(sharesById(panes, toShares(moved)));
              }}
              onMoved={() => keep(sharesById(panes, toShares(sizes())))}
              onReset={() => keep(null)}
            />
          )}
          <div
            className={cx(css.pane, pane.isFitting === true && shares === null && css.fitting)}
            style={styleOf(pane, shares, direction)}
          >
            {pane.content}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function styleOf({ id, share, least, isFitting }: SplitPane, shares: Shares | null, direction: 'row' | 'column') {
  const [lower, upper] = direction === 'row' ? ['minWidth', 'maxWidth'] : ['minHeight', 'maxHeight'];
  if (isFitting === true && shares === null) return { [lower]: least, [upper]: `${share}%` };
  return { [lower]: least, flexGrow: shares?.[id] ?? share };
}

function sharesById(panes: readonly SplitPane[], shares: readonly number[]): Shares {
  return Object.fromEntries(panes.map(({ id }, place) => [id, shares[place] ?? 0]));
}

function leastsOf(panes: readonly SplitPane[]): readonly number[] {
  return panes.map(({ least }) => least);
}

/** Whether what was kept is about these very panes. */
function isOf(panes: readonly SplitPane[], kept: Shares): boolean {
  return Object.keys(kept).length === panes.length && panes.every(({ id }) => (kept[id] ?? 0) > 0);
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isSamePath, type Path } from '../../core/index.ts';
import { type FieldRow, moveAmongSiblings } from '../../state/field-rows.ts';
import controls from '../controls/controls.module.css';
import { cx } from '../controls/cx.ts';
import { useActions, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import { FieldLine } from './FieldLine.tsx';
import css from './fields.module.css';
import { ValueEditor } from './ValueEditor.tsx';

interface FieldsTableProps {
  readonly rows: readonly FieldRow[];
  readonly canMove: boolean;
}

const rowHeight = 32;
const mostRows = 12;
const spare = 8;

/** A grid of fields: one stop for Tab, arrows between its rows, and only the rows in sight are drawn. */
export function FieldsTable({ rows, canMove }: FieldsTableProps) {
  const { edit } = useActions();
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const wantsFocus = useRef(false);

  const activeIndex = Math.max(
    0,
    rows.findIndex((row) => row.key === activeKey),
  );
  const most = Math.max(1, ...rows.slice(0, 500).map((row) => row.tokens ?? 0));
  const edited = rows.find((row) => row.key === editedKey);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.min(rows.length, Math.ceil(top / rowHeight) + mostRows + spare);

  useEffect(() => {
    const element = scroller.current;
    if (!wantsFocus.current || element === null) return;
    wantsFocus.current = false;
    element.querySelector<HTMLElement>(`[data-row="${activeIndex}"]`)?.focus({ preventScroll: true });
  });

  const jump = useSession((state) => (state.jump?.stage === 'fields' ? state.jump : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new jump goes anywhere
  useEffect(() => {
    if (jump?.path == null) return;
    const index = rows.findIndex(({ path }) => jump.path !== null && isSamePath(path, jump.path));
    if (index >= 0) goTo(index);
  }, [jump]);

  const goTo = (index: number) => {
    const row = rows[index];
    const element = scroller.current;
    if (row === undefined || element === null) return;
    const start = index * rowHeight;
    if (start < element.scrollTop) element.scrollTop = start;
    if (start + rowHeight > element.scrollTop + mostRows * rowHeight)
      element.scrollTop = start - (mostRows - 1) * rowHeight;
    setTop(element.scrollTop);
    setActiveKey(row.key);
    wantsFocus.current = true;
  };

  const keep = (row: FieldRow) => edit([{ type: 'setField', path: row.path, change: { keep: !row.isKept } }]);

  const move = (path: Path, by: -1 | 1) => {
    const siblings = moveAmongSiblings(rows, path, by);
    if (siblings === null) return;
    edit([{ type: 'moveField', siblings }]);
    const row = rows.find((other) => other.path === path);
    if (row === undefined) return;
    setActiveKey(row.key);
    wantsFocus.current = true;
    setSpoken(words.fields.moved(row.shown, siblings.indexOf(path) + 1));
  };

  const handleKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    if (event.target.dataset.row === undefined) {
      // Done with a control in a row: back to the row.
      const isDone = event.key === 'Escape' || (event.key === 'Enter' && event.target instanceof HTMLInputElement);
      if (isDone) event.target.closest<HTMLElement>('[data-row]')?.focus();
      return;
    }
    const row = rows[activeIndex];
    if (row === undefined) return;
    if (event.altKey && canMove && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      return move(row.path, event.key === 'ArrowUp' ? -1 : 1);
    }
    const target = targetOf(event.key, activeIndex, rows.length);
    if (target !== null) {
      event.preventDefault();
      goTo(target);
    } else if (event.key === ' ' && !row.isUnderDropped) {
      event.preventDefault();
      keep(row);
    } else if (event.key === 'F2' || event.key === 'Enter') {
      event.preventDefault();
      event.target.querySelector<HTMLInputElement>('input[type=text]')?.focus();
    }
  };

  return (
    <>
      <div
        role="grid"
        className={cx(css.grid, canMove && css.movable)}
        aria-label={words.fields.table}
        aria-rowcount={rows.length + 1}
        onKeyDown={handleKey}
      >
        <div role="rowgroup">
          <div role="row" className={css.headRow} aria-rowindex={1}>
            <span role="columnheader">
              <span className={controls.srOnly}>{words.fields.columns.keep}</span>
            </span>
            <span role="columnheader">{words.fields.columns.path}</span>
            <span role="columnheader">{words.fields.columns.name}</span>
            <span role="columnheader">{words.fields.columns.tokens}</span>
            <span role="columnheader">{words.fields.columns.values}</span>
            <span role="columnheader">
              <span className={controls.srOnly}>{words.fields.columns.actions}</span>
            </span>
          </div>
        </div>
        <div
          role="rowgroup"
          ref={scroller}
          className={css.scroller}
          style={{ height: Math.min(rows.length, mostRows) * rowHeight }}
          onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        >
          <div role="presentation" style={{ height: first * rowHeight }} />
          {rows.slice(first, last).map((row, offset) => (
            <FieldLine
              // biome-ignore lint/suspicious/noArrayIndexKey: costs that arrive change what a row shows, and move nothing
              key={first + offset}
              row={row}
              index={first + offset}
              isActive={first + offset === activeIndex}
              canMove={canMove}
              most={most}
              onActivate={setActiveKey}
              onKeep={keep}
              onMove={move}
              onEditValues={setEditedKey}
            />
          ))}
          <div role="presentation" style={{ height: (rows.length - last) * rowHeight }} />
        </div>
      </div>
      <p aria-live="polite" className={controls.srOnly}>
        {spoken}
      </p>
      {edited !== undefined && <ValueEditor row={edited} onClose={() => setEditedKey(null)} />}
    </>
  );
}

function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(count - 1, at + mostRows);
    case 'PageUp':
      return Math.max(0, at - mostRows);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import type { Key } from 'react-aria-components/Tree';
import { type FieldNode, type FieldRow, type FieldSort, moveAmongSiblings } from '../../../state/field-rows.ts';
import controls from '../../controls/controls.module.css';
import { cx } from '../../controls/cx.ts';
import { Later } from '../../controls/Later.tsx';
import { useActions } from '../../session-context.ts';
import { words } from '../../words/index.ts';
import { FieldHead } from './FieldHead.tsx';
import { FieldTree, heightOf, mostRows } from './FieldTree.tsx';
import { FieldSceneProvider, useSceneStore } from './field-context.ts';
import css from './fields.module.css';
import { useFieldDrag } from './use-field-drag.ts';
import { useFieldNodes } from './use-field-nodes.ts';
import { useLatest, useStableList } from './use-latest.ts';
import { ValueEditor } from './ValueEditor.tsx';

interface FieldsTableProps {
  readonly rows: readonly FieldRow[];
  readonly isTree: boolean;
  readonly sort: FieldSort;
  readonly onSort: (sort: FieldSort) => void;
}

/** All fields, of which only those in sight are drawn. */
export function FieldsTable({ rows, isTree, sort, onSort }: FieldsTableProps) {
  const { edit, pointAt } = useActions();
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<Key>>(new Set());
  const [spoken, setSpoken] = useState('');
  const canMove = sort === 'order';
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const latest = useLatest({ rows, byKey });
  const drag = useFieldDrag(latest, canMove, setSpoken);
  const scene = useSceneStore(
    useMemo(() => ({ rows: byKey, most: largestCost(rows), canMove, isTree }), [byKey, rows, canMove, isTree]),
  );
  const nodes = useFieldNodes(rows, isTree);
  const open = useStableList(keysOf(rows, ({ stat, key }) => isTree && !stat.isLeaf && !collapsed.has(key)));
  const rowCount = countShown(nodes, open);
  const edited = byKey.get(editedKey ?? '');

  const setKept = useCallback(
    (changed: readonly FieldRow[]) => {
      const free = changed.filter(({ isUnderDropped }) => !isUnderDropped);
      if (free.length === 0) return;
      edit(free.map(({ path, isKept }) => ({ type: 'setField' as const, path, change: { keep: !isKept } })));
    },
    [edit],
  );
  const toggle = useCallback(
    (key: string) => setKept(latest.current.rows.filter((row) => row.key === key)),
    [setKept, latest],
  );
  const setOpen = useCallback(
    (keys: ReadonlySet<Key>) => setCollapsed(new Set(keysOf(latest.current.rows, ({ key }) => !keys.has(key)))),
    [latest],
  );

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    drag.noteRow(event.target);
    const row = byKey.get(keyOfRow(event.target) ?? '');
    if (row === undefined || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches('[role=row]')) {
      // Done with a control in a row: back to the row.
      const element = event.target.closest<HTMLElement>('[role=row]');
      const isText = event.target.matches('input[type=text]');
      if (event.key === 'Escape' || (event.key === 'Enter' && isText)) element?.focus();
      if (isText || !rowKeys.has(event.key) || element === null) return;
      // From a checkbox or a button the row's keys do the same as from the row.
      const { key, altKey } = event;
      element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }));
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.altKey && canMove && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const siblings = moveAmongSiblings(rows, row.path, event.key === 'ArrowUp' ? -1 : 1);
      if (siblings !== null) {
        edit([{ type: 'moveField', siblings }]);
        setSpoken(words.fields.moved(row.shown, siblings.indexOf(row.path) + 1));
      }
    } else if (event.key === ' ') {
      setKept([row]);
    } else if (event.key === 'F2' || event.key === 'Enter') {
      event.target.querySelector<HTMLInputElement>('input[type=text]')?.select();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const point = (target: EventTarget) => pointAt(byKey.get(keyOfRow(target) ?? '')?.path ?? null);

  return (
    <FieldSceneProvider value={scene}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and pointers on their way to the table within */}
      <div
        className={cx(css.grid, canMove && css.movable, rowCount > mostRows && css.scrolling)}
        onKeyDownCapture={handleKey}
        onPointerDownCapture={(event) => drag.noteRow(event.target)}
        onFocus={(event) => point(event.target)}
        onBlur={() => pointAt(null)}
        onMouseOver={(event) => point(event.target)}
        onMouseLeave={() => pointAt(null)}
      >
        <FieldHead
          rows={rows}
          sort={sort}
          onKeepAll={(isOn) => setKept(rows.filter(({ isKept }) => isKept !== isOn))}
          onSort={onSort}
        />
        <Later room={<div style={{ height: heightOf(rowCount) }} />}>
          <FieldTree
            // What can't be moved carries nothing of what moving takes.
            key={String(canMove)}
            nodes={nodes}
            open={open}
            rowCount={rowCount}
            dragHooks={canMove ? drag.hooks : null}
            onToggle={toggle}
            onOpen={setOpen}
            onEditValues={setEditedKey}
          />
        </Later>
      </div>
      <p aria-live="polite" className={controls.srOnly}>
        {spoken}
      </p>
      {edited !== undefined && <ValueEditor row={edited} onClose={() => setEditedKey(null)} />}
    </FieldSceneProvider>
  );
}

/** Rows that no folded field hides. */
function countShown(nodes: readonly FieldNode[], open: readonly string[]): number {
  const isOpen = new Set(open);
  const count = (siblings: readonly FieldNode[]): number =>
    siblings.reduce((sum, { key, children }) => sum + 1 + (isOpen.has(key) ? count(children) : 0), 0);
  return count(nodes);
}

const rowKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'F2']);

function keysOf(rows: readonly FieldRow[], isWanted: (row: FieldRow) => boolean): readonly string[] {
  return rows.filter(isWanted).map(({ key }) => key);
}

function keyOfRow(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[role=row]')?.dataset.key : undefined;
}

function largestCost(rows: readonly FieldRow[]): number {
  return rows.reduce((most, { tokens }) => Math.max(most, tokens ?? 0), 1);
}

import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import {
  Cell,
  Collection,
  Column,
  type Key,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { type FieldNode, type FieldRow, type FieldSort, moveAmongSiblings } from '../../../state/field-rows.ts';
import { Checkbox } from '../../controls/Checkbox.tsx';
import controls from '../../controls/controls.module.css';
import { useActions } from '../../session-context.ts';
import { words } from '../../words/index.ts';
import { ActionsCell, CostCell, KeepCell, NameCell, PathCell, ValuesCell } from './FieldCells.tsx';
import { type FieldScene, FieldSceneProvider } from './field-context.ts';
import css from './fields.module.css';
import { JumpToField } from './JumpToField.tsx';
import { useFieldDrag } from './use-field-drag.ts';
import { useFieldNodes } from './use-field-nodes.ts';
import { useNarrow } from './use-narrow.ts';
import { ValueEditor } from './ValueEditor.tsx';

interface FieldsTableProps {
  readonly rows: readonly FieldRow[];
  readonly isTree: boolean;
  readonly sort: FieldSort;
  readonly onSort: (sort: FieldSort) => void;
}

const rowHeight = 32;
const headingHeight = 28;
const mostRows = 12;
const layoutOptions = { rowHeight, headingHeight };

/** All fields, of which only those in sight are drawn. What is selected is kept. */
export function FieldsTable({ rows, isTree, sort, onSort }: FieldsTableProps) {
  const { edit, pointAt } = useActions();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(box, 480);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<Key>>(new Set());
  const [spoken, setSpoken] = useState('');
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const nodes = useFieldNodes(rows, isTree);
  const canMove = sort === 'order';
  const drag = useFieldDrag(rows, canMove, setSpoken);
  const edited = byKey.get(editedKey ?? '');
  const scene = useMemo<FieldScene>(
    () => ({ rows: byKey, most: largestCost(rows), canMove, isTree, isNarrow, editValues: setEditedKey }),
    [byKey, rows, canMove, isTree, isNarrow],
  );
  const open = useMemo(
    () => (isTree ? rows.filter(({ stat, key }) => !stat.isLeaf && !collapsed.has(key)).map(({ key }) => key) : []),
    [rows, isTree, collapsed],
  );

  const keep = (selection: Selection) => {
    const changed = rows.filter(
      ({ key, isKept, isUnderDropped }) => !isUnderDropped && isKept !== (selection === 'all' || selection.has(key)),
    );
    if (changed.length === 0) return;
    edit(changed.map(({ path, isKept }) => ({ type: 'setField' as const, path, change: { keep: !isKept } })));
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    drag.noteRow(event.target);
    const row = byKey.get(keyOfRow(event.target) ?? '');
    if (row === undefined || !(event.target instanceof HTMLElement)) return;
    if (!event.target.matches('[role=row]')) {
      // Done with a control in a row: back to the row.
      const isDone = event.key === 'Escape' || (event.key === 'Enter' && event.target instanceof HTMLInputElement);
      if (isDone) event.target.closest<HTMLElement>('[role=row]')?.focus();
      return;
    }
    if (event.altKey && canMove && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const siblings = moveAmongSiblings(rows, row.path, event.key === 'ArrowUp' ? -1 : 1);
      if (siblings !== null) {
        edit([{ type: 'moveField', siblings }]);
        setSpoken(words.fields.moved(row.shown, siblings.indexOf(row.path) + 1));
      }
    } else if (event.key === 'F2' || event.key === 'Enter') {
      event.target.querySelector<HTMLInputElement>('input[type=text]')?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const point = (target: EventTarget) => pointAt(byKey.get(keyOfRow(target) ?? '')?.path ?? null);

  return (
    <FieldSceneProvider value={scene}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and pointers on their way to the table within */}
      <div
        ref={box}
        className={css.grid}
        onKeyDownCapture={handleKey}
        onPointerDownCapture={(event) => drag.noteRow(event.target)}
        onFocus={(event) => point(event.target)}
        onBlur={() => pointAt(null)}
        onMouseOver={(event) => point(event.target)}
        onMouseLeave={() => pointAt(null)}
      >
        <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
          <Table
            key={String(isNarrow)}
            className={css.table ?? ''}
            style={{ height: Math.min(rows.length, mostRows) * rowHeight + headingHeight }}
            aria-label={words.fields.table}
            selectionMode="multiple"
            selectedKeys={useMemo(() => rows.filter((row) => row.isKept).map((row) => row.key), [rows])}
            onSelectionChange={keep}
            disabledKeys={useMemo(() => rows.filter((row) => row.isUnderDropped).map((row) => row.key), [rows])}
            disabledBehavior="selection"
            escapeKeyBehavior="none"
            keyboardNavigationBehavior="tab"
            sortDescriptor={
              sort === 'cost'
                ? { column: 'tokens', direction: 'descending' }
                : { column: 'path', direction: 'ascending' }
            }
            onSortChange={({ column }) => onSort(column === 'tokens' ? 'cost' : 'order')}
            {...(isTree ? { treeColumn: 'path' } : {})}
            expandedKeys={open}
            onExpandedChange={(keys) => setCollapsed(new Set([...byKey.keys()].filter((key) => !keys.has(key))))}
            dragAndDropHooks={drag.hooks}
          >
            <TableHeader>
              <Column id="keep" width={38} minWidth={38}>
                <Checkbox slot="selection" aria-label={words.fields.keepAll} />
                <JumpToField rows={rows} />
              </Column>
              <Column id="path" isRowHeader allowsSorting width="1.3fr" minWidth={90} className={css.sortable ?? ''}>
                {words.fields.columns.path}
              </Column>
              <Column id="name" width="1.1fr" minWidth={100}>
                {words.fields.columns.name}
              </Column>
              <Column
                id="tokens"
                allowsSorting
                width={isNarrow ? 60 : 116}
                minWidth={60}
                className={css.sortable ?? ''}
              >
                {words.fields.columns.tokens}
              </Column>
              {isNarrow ? null : (
                <Column id="values" width="1.1fr" minWidth={80}>
                  {words.fields.columns.values}
                </Column>
              )}
              <Column id="actions" width={60} minWidth={60}>
                <span className={controls.srOnly}>{words.fields.columns.actions}</span>
              </Column>
            </TableHeader>
            <TableBody items={nodes} dependencies={[isNarrow]}>
              {(node) => drawField(node, isNarrow)}
            </TableBody>
          </Table>
        </Virtualizer>
      </div>
      <p aria-live="polite" className={controls.srOnly}>
        {spoken}
      </p>
      {edited !== undefined && <ValueEditor row={edited} onClose={() => setEditedKey(null)} />}
    </FieldSceneProvider>
  );
}

/** Called once per field and column set: what changes in a row, its cells look up themselves. */
function drawField({ key, shown, children }: FieldNode, isNarrow: boolean) {
  return (
    <Row id={key} textValue={shown} className={css.row ?? ''}>
      <Cell className={css.cell ?? ''}>
        <KeepCell />
      </Cell>
      <Cell className={css.cell ?? ''}>
        <PathCell fieldKey={key} />
      </Cell>
      <Cell className={css.cell ?? ''}>
        <NameCell fieldKey={key} />
      </Cell>
      <Cell className={css.cell ?? ''}>
        <CostCell fieldKey={key} />
      </Cell>
      {isNarrow ? null : (
        <Cell className={css.cell ?? ''}>
          <ValuesCell fieldKey={key} />
        </Cell>
      )}
      <Cell className={css.cell ?? ''}>
        <ActionsCell fieldKey={key} />
      </Cell>
      <Collection items={children}>{(child) => drawField(child, isNarrow)}</Collection>
    </Row>
  );
}

function keyOfRow(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[role=row]')?.dataset.key : undefined;
}

function largestCost(rows: readonly FieldRow[]): number {
  return rows.reduce((most, { tokens }) => Math.max(most, tokens ?? 0), 1);
}

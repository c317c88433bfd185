import { ChevronRight, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Cell, Collection, Column, type Key, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { isSamePath, type Path } from '../../core/index.ts';
import type { BillRow, BillView } from '../../state/bill-rows.ts';
import { IconButton } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { cx } from '../controls/cx.ts';
import { useActions, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './bill.module.css';
import { useSaving } from './bill-context.ts';
import { dropEdits, useDrop } from './use-drop.ts';

const layoutOptions = { rowHeight: 28, headingHeight: 28 };
const columns = ['keys', 'marks', 'values', 'all'] as const;

/** All fields as a tree, the dearest first; only rows in sight are drawn and weighed. */
export function BillTable({ view }: { readonly view: BillView }) {
  const { pointAt } = useActions();
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set());
  const rows = useMemo(() => [...view.rows, restRow(view)], [view]);
  const byKey = useMemo(() => new Map(rows.flatMap(withBelow).map((row) => [row.key, row])), [rows]);
  const open = [...byKey.keys()].filter((key) => !closed.has(key));
  const point = (target: EventTarget) => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[role=row]')?.dataset.key : undefined;
    pointAt(byKey.get(key ?? '')?.field ?? null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers on their way to the table within
    <div
      className={css.rows}
      onFocus={(event) => point(event.target)}
      onBlur={() => pointAt(null)}
      onMouseOver={(event) => point(event.target)}
      onMouseLeave={() => pointAt(null)}
    >
      <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
        <Table
          className={css.table ?? ''}
          aria-label={words.bill.table}
          treeColumn="path"
          expandedKeys={open}
          onExpandedChange={(keys: ReadonlySet<Key>) =>
            setClosed(new Set([...byKey.keys()].filter((key) => !keys.has(key))))
          }
        >
          <TableHeader>
            <Column id="path" isRowHeader width="1fr" minWidth={90}>
              {words.bill.columns.path}
            </Column>
            {columns.map((id) => (
              <Column key={id} id={id} width={58} minWidth={46} className={css.numberHead ?? ''}>
                {words.bill.columns[id]}
              </Column>
            ))}
            <Column id="saves" width={84} minWidth={70} className={css.numberHead ?? ''}>
              {words.bill.columns.saves}
            </Column>
            <Column id="actions" width={36} minWidth={36}>
              <span className={controls.srOnly}>{words.bill.columns.actions}</span>
            </Column>
          </TableHeader>
          <TableBody items={rows}>{drawRow}</TableBody>
        </Table>
      </Virtualizer>
    </div>
  );
}

function drawRow(row: BillRow) {
  const { key, shown, label, field, children } = row;
  return (
    <Row id={key} textValue={shown} className={css.row ?? ''}>
      <Cell className={css.cell ?? ''}>
        <span className={css.path} title={shown}>
          <Button slot="chevron" className={css.chevron ?? ''}>
            <ChevronRight size={13} aria-hidden="true" />
          </Button>
          <Label field={field} label={label} />
        </span>
      </Cell>
      {columns.map((id) => (
        <Cell key={id} className={css.number ?? ''}>
          {words.number(row[id])}
        </Cell>
      ))}
      <Cell className={css.number ?? ''}>{field !== null && <SavingText field={field} />}</Cell>
      <Cell className={css.cell ?? ''}>{field !== null && <DropButton field={field} shown={shown} />}</Cell>
      <Collection items={children}>{drawRow}</Collection>
    </Row>
  );
}

/** Stands out while someone points at the field, here or in a text. */
function Label({ field, label }: { readonly field: Path | null; readonly label: string }) {
  const isPointed = useSession(({ pointed }) => pointed !== null && field !== null && isSamePath(pointed, field));
  return <span className={cx(isPointed && css.pointed)}>{label}</span>;
}

function SavingText({ field }: { readonly field: Path }) {
  const saving = useSaving(dropEdits(field));
  if (saving === null) return '…';
  const { tokens, moreRows } = saving;
  return moreRows > 0 ? (
    <span title={words.bill.moreRows(moreRows)}>{words.bill.moreRows(moreRows)}</span>
  ) : (
    <span className={css.less}>{words.bill.saves(tokens)}</span>
  );
}

function DropButton({ field, shown }: { readonly field: Path; readonly shown: string }) {
  const drop = useDrop();
  return (
    <IconButton isSmall label={words.bill.drop(shown)} onPress={() => drop(field)}>
      <X size={13} aria-hidden="true" />
    </IconButton>
  );
}

function restRow({ rest }: BillView): BillRow {
  return { ...rest, key: '-', shown: words.bill.rest, label: words.bill.rest, field: null, children: [] };
}

function withBelow(row: BillRow): readonly BillRow[] {
  return [row, ...row.children.flatMap(withBelow)];
}

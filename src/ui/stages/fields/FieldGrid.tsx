import { memo } from 'react';
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
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { FieldNode, FieldSort } from '../../../state/field-rows.ts';
import { Checkbox } from '../../controls/Checkbox.tsx';
import controls from '../../controls/controls.module.css';
import { words } from '../../words/index.ts';
import { ActionsCell, CostCell, KeepCell, NameCell, PathCell, ValuesCell } from './FieldCells.tsx';
import css from './fields.module.css';
import { JumpToField } from './JumpToField.tsx';

interface FieldGridProps {
  readonly nodes: readonly FieldNode[];
  readonly kept: readonly string[];
  readonly fixed: readonly string[];
  readonly open: readonly string[];
  readonly rowCount: number;
  readonly sort: FieldSort;
  readonly isTree: boolean;
  readonly isNarrow: boolean;
  readonly dragHooks: DragAndDropHooks;
  readonly onKeep: (selection: Selection) => void;
  readonly onOpen: (keys: ReadonlySet<Key>) => void;
  readonly onSort: (sort: FieldSort) => void;
  readonly onEditValues: (key: string) => void;
}

const rowHeight = 32;
const headingHeight = 28;
const mostRows = 12;
const layoutOptions = { rowHeight, headingHeight };
const byCost = { column: 'tokens', direction: 'descending' } as const;
const byOrder = { column: 'path', direction: 'ascending' } as const;

/** The table, drawn anew only when its rows come, go, move or are selected. */
export const FieldGrid = memo(function FieldGrid(props: FieldGridProps) {
  const { nodes, kept, fixed, open, rowCount, sort, isTree, isNarrow, dragHooks, onEditValues } = props;
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <Table
        key={String(isNarrow)}
        className={css.table ?? ''}
        style={{ height: Math.min(rowCount, mostRows) * rowHeight + headingHeight }}
        aria-label={words.fields.table}
        selectionMode="multiple"
        selectedKeys={kept}
        onSelectionChange={props.onKeep}
        disabledKeys={fixed}
        disabledBehavior="selection"
        escapeKeyBehavior="none"
        keyboardNavigationBehavior="tab"
        sortDescriptor={sort === 'cost' ? byCost : byOrder}
        onSortChange={({ column }) => props.onSort(column === 'tokens' ? 'cost' : 'order')}
        {...(isTree ? { treeColumn: 'path' } : {})}
        expandedKeys={open}
        onExpandedChange={props.onOpen}
        dragAndDropHooks={dragHooks}
      >
        <TableHeader>
          <Column id="keep" width={38} minWidth={38}>
            <Checkbox slot="selection" aria-label={words.fields.keepAll} />
            <JumpToField />
          </Column>
          <Column id="path" isRowHeader allowsSorting width="1.3fr" minWidth={90} className={css.sortable ?? ''}>
            {words.fields.columns.path}
          </Column>
          <Column id="name" width="1.1fr" minWidth={100} className={css.nameHead ?? ''}>
            {words.fields.columns.name}
          </Column>
          <Column id="tokens" allowsSorting width={isNarrow ? 64 : 116} minWidth={60} className={css.sortable ?? ''}>
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
          {(node) => drawField(node, isNarrow, onEditValues)}
        </TableBody>
      </Table>
    </Virtualizer>
  );
});

/** Called once per field and set of columns: what changes in a row, its cells look up themselves. */
function drawField({ key, shown, children }: FieldNode, isNarrow: boolean, onEditValues: (key: string) => void) {
  const className = css.cell ?? '';
  return (
    <Row id={key} textValue={shown} className={css.row ?? ''}>
      <Cell className={className}>
        <KeepCell />
      </Cell>
      <Cell className={className}>
        <PathCell fieldKey={key} />
      </Cell>
      <Cell className={className}>
        <NameCell fieldKey={key} />
      </Cell>
      <Cell className={className}>
        <CostCell fieldKey={key} />
      </Cell>
      {isNarrow ? null : (
        <Cell className={className}>
          <ValuesCell fieldKey={key} />
        </Cell>
      )}
      <Cell className={className}>
        <ActionsCell fieldKey={key} onEditValues={onEditValues} />
      </Cell>
      <Collection items={children}>{(child) => drawField(child, isNarrow, onEditValues)}</Collection>
    </Row>
  );
}

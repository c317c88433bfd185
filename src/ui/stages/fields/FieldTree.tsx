import { type ComponentProps, memo } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { type Key, Tree, TreeItem, TreeItemContent, type TreeState } from 'react-aria-components/Tree';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { FieldNode } from '../../../state/field-rows.ts';
import { useGrowing } from '../../use-growing.ts';
import { words } from '../../words/index.ts';
import { FieldLine } from './FieldLine.tsx';
import css from './fields.module.css';
import { useJumpToField } from './use-jump-to-field.ts';

interface FieldTreeProps {
  readonly nodes: readonly FieldNode[];
  readonly open: readonly string[];
  /** Rows that show. */
  readonly rowCount: number;
  /** Null where no row can be moved. */
  readonly dragHooks: DragAndDropHooks | null;
  readonly onToggle: (key: string) => void;
  readonly onOpen: (keys: ReadonlySet<Key>) => void;
  readonly onEditValues: (key: string) => void;
}

type ByKey = (key: string) => void;

const rowHeight = 32;
/** More rows scroll. */
export const mostRows = 12;
const layoutOptions = { rowSize: rowHeight };

/** The fields, of which only those in sight are drawn, and drawn anew only when they come, go or move. That a field is
 * kept is no selection of the list: each change of that would draw all rows. */
export const FieldTree = memo(function FieldTree(props: FieldTreeProps) {
  const { nodes, open, rowCount, dragHooks, onToggle, onOpen, onEditValues } = props;
  const drawn = useGrowing(nodes, mostRows);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      <Tree
        className={css.list ?? ''}
        style={{ height: heightOf(rowCount) }}
        aria-label={words.fields.table}
        onAction={(key) => onToggle(String(key))}
        keyboardNavigationBehavior="tab"
        expandedKeys={open}
        onExpandedChange={onOpen}
        {...(dragHooks === null ? {} : { dragAndDropHooks: dragHooks })}
        items={drawn}
        render={(box, { state }) => <TreeBox {...box} state={state} />}
      >
        {(node) => drawField(node, onToggle, onEditValues)}
      </Tree>
    </Virtualizer>
  );
});

/** Pixels that so many rows take. */
export function heightOf(rowCount: number): number {
  return Math.min(rowCount, mostRows) * rowHeight;
}

function TreeBox({ state, ...box }: ComponentProps<'div'> & { readonly state: TreeState<unknown> }) {
  useJumpToField(state);
  return <div {...box} />;
}

/** Called once per field: what changes in a row, the row looks up itself. */
function drawField({ key, shown, children }: FieldNode, onToggle: ByKey, onEditValues: ByKey) {
  return (
    <TreeItem id={key} textValue={shown} className={css.row ?? ''}>
      <TreeItemContent>
        <FieldLine fieldKey={key} onToggle={onToggle} onEditValues={onEditValues} />
      </TreeItemContent>
      <Collection items={children}>{(child) => drawField(child, onToggle, onEditValues)}</Collection>
    </TreeItem>
  );
}

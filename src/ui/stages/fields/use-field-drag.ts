import { useMemo, useRef } from 'react';
import { type DragAndDropHooks, type DragAndDropOptions, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { type FieldRow, placeAmongSiblings } from '../../../state/field-rows.ts';
import { useActions } from '../../session-context.ts';
import { words } from '../../words/index.ts';

interface FieldDrag {
  readonly hooks: DragAndDropHooks;
  /** Remembers the row that a pointer or a key is about to lift: the table would take all selected ones along. */
  noteRow(target: EventTarget): void;
}

interface Latest {
  readonly current: { readonly rows: readonly FieldRow[] };
}

/** Moves a field among its siblings, by pointer or by keys. */
export function useFieldDrag(latest: Latest, canMove: boolean, say: (text: string) => void): FieldDrag {
  const { edit } = useActions();
  const noted = useRef<string | null>(null);
  const lifted = useRef<string | null>(null);
  const rowOf = (wanted: unknown) => latest.current.rows.find(({ key }) => key === wanted);
  const onReorder: DragAndDropOptions['onReorder'] = ({ target }) => {
    const row = rowOf(lifted.current);
    const beside = rowOf(target.key);
    if (row === undefined || beside === undefined || target.dropPosition === 'on') return;
    const siblings = placeAmongSiblings(latest.current.rows, row.path, beside.path, target.dropPosition);
    if (siblings === null) return;
    edit([{ type: 'moveField', siblings }]);
    say(words.fields.moved(row.shown, siblings.indexOf(row.path) + 1));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: () => [{ 'text/plain': rowOf(noted.current)?.shown ?? '' }],
    onDragStart: () => {
      lifted.current = noted.current;
    },
    onReorder,
  });
  // They look at nothing but references: those of the first rendering serve as long as dragging is on or off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const hooks = useMemo(() => dragAndDropHooks, [canMove]);
  return {
    hooks,
    noteRow(target) {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role=row]') : null;
      if (row?.dataset.key !== undefined) noted.current = row.dataset.key;
    },
  };
}

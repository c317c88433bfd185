import { useRef } from 'react';
import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { type FieldRow, placeAmongSiblings } from '../../../state/field-rows.ts';
import { useActions } from '../../session-context.ts';
import { words } from '../../words/index.ts';

interface FieldDrag {
  readonly hooks: DragAndDropHooks;
  /** Remembers the row that a pointer or a key is about to lift: the table would take all selected ones along. */
  noteRow(target: EventTarget): void;
}

/** Moves a field among its siblings, by pointer or by keys. */
export function useFieldDrag(rows: readonly FieldRow[], canMove: boolean, say: (text: string) => void): FieldDrag {
  const { edit } = useActions();
  const noted = useRef<string | null>(null);
  const lifted = useRef<string | null>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: () => [{ 'text/plain': rows.find(({ key }) => key === noted.current)?.shown ?? '' }],
    onDragStart: () => {
      lifted.current = noted.current;
    },
    onReorder: ({ target }) => {
      const row = rows.find(({ key }) => key === lifted.current);
      const beside = rows.find(({ key }) => key === target.key);
      if (row === undefined || beside === undefined || target.dropPosition === 'on') return;
      const siblings = placeAmongSiblings(rows, row.path, beside.path, target.dropPosition);
      if (siblings === null) return;
      edit([{ type: 'moveField', siblings }]);
      say(words.fields.moved(row.shown, siblings.indexOf(row.path) + 1));
    },
  });
  return {
    hooks: dragAndDropHooks,
    noteRow(target) {
      const row = target instanceof Element ? target.closest<HTMLElement>('[role=row]') : null;
      if (row?.dataset.key !== undefined) noted.current = row.dataset.key;
    },
  };
}

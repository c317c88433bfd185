import type { Edit, Path } from '../../core/index.ts';
import { useActions } from '../session-context.ts';

export function dropEdits(field: Path): readonly Edit[] {
  return [{ type: 'setField', path: field, change: { keep: false } }];
}

/** Drops a field as its box in the table of fields does. */
export function useDrop(): (field: Path) => void {
  const { edit, pointAt } = useActions();
  return (field) => {
    pointAt(null);
    edit(dropEdits(field));
  };
}

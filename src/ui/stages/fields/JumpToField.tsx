import { useContext, useEffect } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import { isSamePath } from '../../../core/index.ts';
import { useSession } from '../../session-context.ts';
import { useFieldScene } from './field-context.ts';

/** Within the table: gives the focus to the field that someone wants to see, which scrolls there too. */
export function JumpToField() {
  const rows = useFieldScene((scene) => scene.rows);
  const table = useContext(TableStateContext);
  const jump = useSession((state) => (state.jump?.stage === 'fields' ? state.jump : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new jump goes anywhere
  useEffect(() => {
    const path = jump?.path ?? null;
    const row = path === null ? undefined : [...rows.values()].find((other) => isSamePath(other.path, path));
    if (row === undefined || table === null) return;
    table.selectionManager.setFocused(true);
    table.selectionManager.setFocusedKey(row.key);
  }, [jump]);
  return null;
}

import { useEffect } from 'react';
import type { TreeState } from 'react-aria-components/Tree';
import { isSamePath } from '../../../core/index.ts';
import { useSession } from '../../session-context.ts';
import { useFieldScene } from './field-context.ts';

/** Gives the focus to the field that someone wants to see, which scrolls there too. */
export function useJumpToField({ selectionManager }: TreeState<unknown>): void {
  const rows = useFieldScene((scene) => scene.rows);
  const jump = useSession((state) => (state.jump?.stage === 'fields' ? state.jump : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new jump goes anywhere
  useEffect(() => {
    const path = jump?.path ?? null;
    const row = path === null ? undefined : [...rows.values()].find((other) => isSamePath(other.path, path));
    if (row === undefined) return;
    selectionManager.setFocused(true);
    selectionManager.setFocusedKey(row.key);
  }, [jump]);
}

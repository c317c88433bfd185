import { useEffect } from 'react';
import type { TreeState } from 'react-aria-components/Tree';
import { isSamePath } from '../../../core/index.ts';
import { useSession } from '../../session-context.ts';
import { useFieldScene } from './field-context.ts';

/** Gives the focus to the field that someone wants to see, which scrolls there too. */
export function useJumpToField({ selectionManager, collection }: TreeState<unknown>): void {
  const rows = useFieldScene((scene) => scene.rows);
  const jump = useSession((state) => (state.jump?.stage === 'fields' ? state.jump : null));
  const path = jump?.path ?? null;
  const row = path === null ? undefined : [...rows.values()].find((other) => isSamePath(other.path, path));
  // The rows come one after the other.
  const isThere = row !== undefined && collection.getItem(row.key) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new jump goes anywhere
  useEffect(() => {
    if (row === undefined || !isThere) return undefined;
    selectionManager.setFocused(true);
    selectionManager.setFocusedKey(row.key);
    return bringIntoView(row.key);
  }, [jump, isThere]);
}

/** The list scrolls to the row by itself; what is around the list does not. The row may come some frames later. */
function bringIntoView(key: string): () => void {
  let frames = 20;
  const look = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.dataset.key === key) {
      activeElement.scrollIntoView({ block: 'nearest' });
    } else if (frames > 0) {
      frames -= 1;
      request = requestAnimationFrame(look);
    }
  };
  let request = requestAnimationFrame(look);
  return () => cancelAnimationFrame(request);
}

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type DialogId = 'palette' | 'shortcuts' | 'share' | 'export' | 'rename-design' | 'rename-sample' | 'samples';

const opened = createStore<{ readonly id: DialogId | null }>(() => ({ id: null }));

/** Opens a dialog in place of the one that is open. */
export function openDialog(id: DialogId): void {
  opened.setState({ id });
}

export function closeDialog(): void {
  opened.setState({ id: null });
}

export function useOpenDialog(): DialogId | null {
  return useStore(opened, (state) => state.id);
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type DialogId =
  | 'palette'
  | 'shortcuts'
  | 'share'
  | 'export'
  | 'review'
  | 'hide'
  | 'rename-design'
  | 'rename-sample'
  | 'samples'
  | 'lessons'
  | 'suggest'
  | 'calls'
  | 'repair';

interface Opened {
  readonly id: DialogId | null;
  /** What had the focus before the first of the dialogs that followed each other. */
  readonly from: Element | null;
}

const opened = createStore<Opened>(() => ({ id: null, from: null }));

/** Opens a dialog in place of the one that is open. */
export function openDialog(id: DialogId): void {
  const active = document.activeElement;
  const isInDialog = active?.closest('[role=dialog]') != null;
  opened.setState(({ from }) => ({ id, from: isInDialog ? from : active }));
}

export function closeDialog(): void {
  opened.setState({ id: null });
}

export function useOpenDialog(): DialogId | null {
  const { id, from } = useStore(opened);
  useEffect(() => {
    if (id !== null || !(from instanceof HTMLElement)) return;
    // A dialog gives the focus back to where it came from, which is gone if that was another dialog.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body && from.isConnected) from.focus();
    }, 60);
    return () => clearTimeout(timer);
  }, [id, from]);
  return id;
}

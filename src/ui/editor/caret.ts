import { createStore } from 'zustand/vanilla';

export interface Caret {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

/** Where the caret stands in the editor that has the focus; null where none has. */
export const caretStore = createStore<{ readonly caret: Caret | null }>(() => ({ caret: null }));

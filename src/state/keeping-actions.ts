import type { SessionStore } from './session-state.ts';

/** What this browser keeps of the work. */
export interface Keeping {
  /** `full` and `blocked`: what is on the screen stays there, and only there. */
  readonly status: 'starting' | 'saving' | 'saved' | 'full' | 'blocked';
  /** True once a person asked for it. */
  readonly remembersOutputs: boolean;
}

export function makeKeepingActions(store: SessionStore) {
  const change = (keeping: Partial<Keeping>) =>
    store.setState({ keeping: { ...store.getState().keeping, ...keeping } });
  return {
    /** Outputs are kept from now on; those that are there, too. */
    rememberOutputs(): void {
      change({ remembersOutputs: true });
    },
    /** Deletes all outputs that are kept, now; those on the screen stay there. */
    forgetOutputs(): void {
      change({ remembersOutputs: false });
    },
    setKeeping: change,
  };
}

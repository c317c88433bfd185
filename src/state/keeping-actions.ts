import type { Keeping } from './keeping-state.ts';
import type { SessionStore } from './session-state.ts';

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

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The sample whose big output somebody asked to edit, until it gets another output. */
const asked = createStore<{ readonly sample: string | null }>(() => ({ sample: null }));

export function askToEdit(sample: string): void {
  asked.setState({ sample });
}

export function endBigEdit(): void {
  asked.setState({ sample: null });
}

export function useIsBigEdit(sample: string): boolean {
  return useStore(asked, (state) => state.sample === sample);
}

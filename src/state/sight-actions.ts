import type { Path, StageId } from '../core/index.ts';
import type { Focus, Jump, SessionStore, Theme } from './session-state.ts';

/** What is in sight, which changes no design. */
export function makeSightActions(store: SessionStore) {
  return {
    /** Shows the text after a stage; null for the final one. */
    showStage(shownStage: StageId | null): void {
      store.setState({ shownStage });
    },
    /** Selects a part of the output or of the final text. */
    lookAt(where: Focus['in'], start: number, end: number): void {
      const turn = (store.getState().focus?.turn ?? 0) + 1;
      store.setState({ focus: { in: where, start, end, turn }, ...(where === 'final' ? { shownStage: null } : {}) });
    },
    /** Opens a stage's card, and finds a field or a control in it. */
    jumpTo(stage: StageId, path: Path | null, control: Jump['control'] = null): void {
      store.setState({ jump: { stage, path, control, turn: (store.getState().jump?.turn ?? 0) + 1 } });
    },
    /** Shows where a field stands in the texts; null for none. */
    pointAt(path: Path | null): void {
      if (store.getState().pointed !== path) store.setState({ pointed: path });
    },
    setTheme(theme: Theme): void {
      store.setState({ theme });
    },
  };
}

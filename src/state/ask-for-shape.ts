import { noCounts } from './counts.ts';
import type { SessionEngine } from './session-engine.ts';
import type { SessionStore } from './session-state.ts';
import { currentDesign, currentSample } from './workspace.ts';

/** Asks for the current sample under the current shaper. */
export function askForShape(store: SessionStore, engine: SessionEngine): void {
  const design = currentDesign(store.getState().workspace);
  const sample = currentSample(design);
  if (sample.length === 0) {
    engine.cancel();
    store.setState({
      shaped: null,
      askedId: 0,
      opening: null,
      counts: noCounts,
      countsBefore: noCounts,
      shownStage: null,
    });
    return;
  }
  const askedId = engine.shape(sample.id, design.history.present, sample.facts, design.budget);
  store.setState({ askedId, fault: null });
}

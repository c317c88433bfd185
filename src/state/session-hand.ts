import { type Edit, editShaper, type Facts, type Shaper } from '../core/index.ts';
import { askForShape } from './ask-for-shape.ts';
import { labelEdits } from './edit-label.ts';
import { commit, type History } from './history.ts';
import type { SessionDeps, SessionEngine } from './session-engine.ts';
import type { SessionStore } from './session-state.ts';
import { changeDesign, changeSample, currentDesign, currentSample, type Workspace } from './workspace.ts';

export type SessionHand = ReturnType<typeof makeHand>;

/** What the actions of a session reach into it with. */
export function makeHand(store: SessionStore, engine: SessionEngine, deps: SessionDeps) {
  const change = (edit: (workspace: Workspace) => Workspace) =>
    store.setState({ workspace: edit(store.getState().workspace) });
  const design = () => currentDesign(store.getState().workspace);
  const sample = () => currentSample(design());
  const shapeNow = () => askForShape(store, engine);

  /** Changes the shaper and remembers the counts to compare with. */
  const changeShaper = (next: (history: History<Shaper>) => History<Shaper>) => {
    const history = next(design().history);
    if (history === design().history) return;
    change((workspace) => changeDesign(workspace, () => ({ history, isFresh: false, isTouched: true })));
    const { counts, askedId } = store.getState();
    if (counts.doneId === askedId) store.setState({ countsBefore: counts });
    shapeNow();
  };

  const edit = (edits: readonly Edit[]) => {
    const label = labelEdits(edits);
    changeShaper((history) => commit(history, editShaper(history.present, edits), label, deps.now()));
  };

  const setFacts = (facts: Facts) => {
    change((workspace) => changeSample(workspace, { facts }));
    shapeNow();
  };

  return { change, design, sample, shapeNow, changeShaper, edit, setFacts };
}

import type { Facts, Shaper } from '../core/index.ts';
import type { Measured } from '../engine/answers.ts';
import {
  addSample,
  changeDesignOf,
  duplicateDesign,
  removeDesign,
  removeSample,
  renameSample,
  restoreDesign,
  restoreSample,
  switchDesign,
  switchSample,
  uniqueName,
  workspaceNames,
} from './arrange-designs.ts';
import { noCounts } from './counts.ts';
import { labelEdits } from './edit-label.ts';
import { commit } from './history.ts';
import { makeNoticeActions } from './notices.ts';
import type { SessionDeps, SessionEngine } from './session-engine.ts';
import type { SessionStore } from './session-state.ts';
import {
  addDesign,
  currentDesign,
  currentSample,
  type DesignState,
  newDesign,
  newSample,
  type SampleState,
  type Workspace,
} from './workspace.ts';

/** What a person can do with designs and samples as a whole. */
export function makeWorkspaceActions(
  store: SessionStore,
  engine: SessionEngine,
  deps: SessionDeps,
  shapeNow: () => void,
) {
  const { notify } = makeNoticeActions(store);
  const design = () => currentDesign(store.getState().workspace);
  const close = (samples: readonly SampleState[]) => {
    for (const { id } of samples) if (engine.holds(id)) engine.close(id);
  };

  /** Changes the workspace; where that brings another sample to the screen, the worker learns of it. */
  const arrange = (change: (workspace: Workspace) => Workspace) => {
    const { workspace } = store.getState();
    const next = change(workspace);
    if (next === workspace) return;
    store.setState({ workspace: next });
    const before = currentDesign(workspace);
    const now = currentDesign(next);
    if (currentSample(before).id !== currentSample(now).id) showCurrent();
    else if (before.history.present !== now.history.present || before.budget !== now.budget) shapeNow();
  };

  const showCurrent = () => {
    const { id, text, facts } = currentSample(design());
    store.setState({ countsBefore: noCounts, shownStage: null, focus: null, jump: null, fault: null, opening: null });
    if (text !== '' && !engine.holds(id)) engine.open(id, text, facts).catch(() => undefined);
    shapeNow();
  };

  const changeCurrent = (change: (current: DesignState) => DesignState) =>
    arrange((workspace) => changeDesignOf(workspace, workspace.designId, change));

  return {
    /** Any change of designs and samples that comes from outside, such as from another tab. */
    arrange,
    /** Takes over a design as another tab saved it: an edit that can be undone; outputs that it lacks stay. */
    adoptDesign(theirs: DesignState): DesignState {
      const { workspace } = store.getState();
      const mine = workspace.designs.find(({ id }) => id === theirs.id);
      if (mine === undefined) return theirs;
      const samples = theirs.samples.map((sample) => {
        const known = mine.samples.find(({ id }) => id === sample.id);
        if (known === undefined) return sample;
        const { text, length, revision } = known;
        if (text === sample.text || sample.text === '') return { ...sample, text, length, revision };
        engine.close(sample.id);
        return { ...sample, revision: revision + 1 };
      });
      const sampleId = samples.some(({ id }) => id === mine.sampleId) ? mine.sampleId : theirs.sampleId;
      const { present } = theirs.history;
      const isSameShaper = JSON.stringify(present) === JSON.stringify(mine.history.present);
      const label = labelEdits([{ type: 'replace', shaper: present }]);
      const history = isSameShaper ? mine.history : commit(mine.history, present, label, deps.now());
      const adopted = { ...theirs, samples, sampleId, history };
      arrange((all) => changeDesignOf(all, theirs.id, () => adopted));
      if (workspace.designId === theirs.id && !engine.holds(sampleId)) showCurrent();
      return adopted;
    },
    addDesign(): void {
      arrange((workspace) => addDesign(workspace, newDesign(deps.newId, '')));
    },
    /** Opens a design that came from elsewhere beside those that are there. */
    openDesign(opened: DesignState): void {
      arrange((workspace) =>
        addDesign(workspace, { ...opened, name: uniqueName(opened.name, workspaceNames(workspace)) }),
      );
    },
    switchDesign(id: string): void {
      arrange((workspace) => switchDesign(workspace, id));
    },
    renameDesign(name: string): void {
      changeCurrent((current) => ({ ...current, name: name.trim().slice(0, 200) }));
    },
    /** Opens a copy; `name` is what an unnamed design is called. */
    duplicateDesign(name: string): void {
      arrange((workspace) => {
        const copy = uniqueName(design().name || name, [...workspaceNames(workspace), name]);
        return addDesign(workspace, duplicateDesign(design(), deps.newId, copy));
      });
    },
    removeDesign(): void {
      const removed = design();
      const index = store.getState().workspace.designs.findIndex(({ id }) => id === removed.id);
      arrange((workspace) => removeDesign(workspace, removed.id, deps.newId));
      close(removed.samples);
      notify({ id: 'design-removed', name: removed.name }, () =>
        arrange((workspace) => restoreDesign(workspace, { item: removed, index })),
      );
    },
    /** What a shaper makes of a sample of this design, on the screen or not. */
    async measure(sample: SampleState, shaper: Shaper): Promise<Measured> {
      const { budget } = design();
      if (!engine.holds(sample.id)) await engine.open(sample.id, sample.text, sample.facts);
      return engine.measure(sample.id, shaper, sample.facts, budget);
    },
    /** Adds other outputs of the same tool, made of the one on the screen; those that can't be made of it are left out. */
    async addVariants(wanted: readonly { readonly id: string; readonly name: string }[]): Promise<void> {
      const { id: designId, history, sampleId } = design();
      const { facts } = currentSample(design());
      for (const { id, name } of wanted) {
        const variant = await engine.vary(sampleId, id, history.present, facts).catch(() => null);
        if (variant === null) continue;
        const { output, facts: theirs } = variant;
        const sample = {
          ...newSample(deps.newId(), name),
          text: output,
          length: output.length,
          revision: 1,
          facts: theirs,
        };
        arrange((workspace) =>
          changeDesignOf(workspace, designId, (owner) => ({ ...owner, samples: [...owner.samples, sample] })),
        );
      }
    },
    /** Adds outputs that are at hand as samples; the one on the screen stays there. */
    addOutputs(outputs: readonly { readonly name: string; readonly output: string; readonly facts: Facts }[]): void {
      const added = outputs.map(({ name, output: text, facts }) => {
        return { ...newSample(deps.newId(), name), text, length: text.length, revision: 1, facts };
      });
      changeCurrent((owner) => ({ ...owner, samples: [...owner.samples, ...added] }));
    },
    addSample(name = ''): void {
      changeCurrent((current) => addSample(current, newSample(deps.newId(), name)));
    },
    /** Brings a sample to the screen, of whichever design it is. */
    showSample(id: string): void {
      arrange((workspace) => {
        const owner = workspace.designs.find(({ samples }) => samples.some((sample) => sample.id === id));
        if (owner === undefined) return workspace;
        const switched = changeDesignOf(workspace, owner.id, (found) => switchSample(found, id));
        return switchDesign(switched, owner.id);
      });
    },
    switchSample(id: string): void {
      changeCurrent((current) => switchSample(current, id));
    },
    renameSample(name: string): void {
      changeCurrent((current) => renameSample(current, current.sampleId, name.trim().slice(0, 200)));
    },
    removeSample(): void {
      const { id: designId, samples, sampleId } = design();
      const index = samples.findIndex(({ id }) => id === sampleId);
      const removed = samples[index];
      if (removed === undefined) return;
      changeCurrent((current) => removeSample(current, sampleId, deps.newId));
      close([removed]);
      notify({ id: 'sample-removed', name: removed.name }, () =>
        arrange((workspace) => ({
          ...changeDesignOf(workspace, designId, (current) => restoreSample(current, { item: removed, index })),
          designId: workspace.designs.some(({ id }) => id === designId) ? designId : workspace.designId,
        })),
      );
    },
  };
}

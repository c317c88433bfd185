import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Edit, editShaper, type Facts, type Shaper, type StageId } from '../core/index.ts';
import { EngineError, type EngineListener } from '../engine/client.ts';
import type { Counted, Described, Fault, Shaped } from '../engine/protocol.ts';
import type { Budget } from './budgets.ts';
import { type Counts, mergeCounts, noCounts } from './counts.ts';
import { labelEdits } from './edit-label.ts';
import type { Example } from './examples/index.ts';
import { commit, redo, undo } from './history.ts';
import type { SessionDeps, SessionEngine } from './session-engine.ts';
import { diffTexts } from './text-change.ts';
import {
  addDesign,
  changeDesign,
  changeSample,
  currentDesign,
  currentSample,
  type DesignState,
  newDesign,
  startWorkspace,
  type Workspace,
} from './workspace.ts';

export type Theme = 'system' | 'light' | 'dark';

/** Where a look into the output should go, and how often that was asked. */
export interface Focus {
  readonly start: number;
  readonly end: number;
  readonly turn: number;
}

export interface SessionState {
  readonly workspace: Workspace;
  /** The newest result; of an older shaper while `isStale`. */
  readonly shaped: Shaped | null;
  /** The id of the newest shaping asked for. */
  readonly askedId: number;
  readonly counts: Counts;
  /** The counts before the last edit, to show what it changed. */
  readonly countsBefore: Counts;
  readonly fault: Fault | null;
  /** The stage whose text is shown in place of the final one. */
  readonly shownStage: StageId | null;
  readonly focus: Focus | null;
  readonly theme: Theme;
}

export interface Session extends StoreApi<SessionState> {
  readonly actions: SessionActions;
}

export type SessionActions = ReturnType<typeof makeActions>;

/** The state of the page and what can be done to it. The engine starts at once, so that it is warm by the first paste. */
export function createSession(deps: SessionDeps): Session {
  const store = createStore<SessionState>(() => ({
    workspace: startWorkspace(deps.newId),
    shaped: null,
    askedId: 0,
    counts: noCounts,
    countsBefore: noCounts,
    fault: null,
    shownStage: null,
    focus: null,
    theme: 'system',
  }));
  const engine = deps.createEngine(listen(store, () => shape(store, engine)));
  return Object.assign(store, { actions: makeActions(store, engine, deps) });
}

/** True while the page shows the result of an older shaper or output. */
export function isStale({ shaped, askedId }: SessionState): boolean {
  return askedId !== 0 && shaped?.id !== askedId;
}

export function isCounting(state: SessionState): boolean {
  return state.askedId !== 0 && state.fault === null && state.counts.doneId !== state.askedId;
}

function listen(store: StoreApi<SessionState>, shapeAgain: () => void): EngineListener {
  return {
    onShaped(shaped: Shaped) {
      if (shaped.id !== store.getState().askedId) return;
      store.setState({ shaped, fault: null });
    },
    onDescribed({ id, fields, findings }: Described) {
      const { shaped } = store.getState();
      if (shaped?.id === id) store.setState({ shaped: { ...shaped, fields, findings, isDescribed: true } });
    },
    onCounted(counted: Counted) {
      const { askedId, counts } = store.getState();
      if (counted.id === askedId) store.setState({ counts: mergeCounts(counts, counted) });
    },
    onFault(fault: Fault) {
      store.setState({ fault });
    },
    onRespawn() {
      shapeAgain();
    },
  };
}

/** Asks for the current sample under the current shaper. */
function shape(store: StoreApi<SessionState>, engine: SessionEngine): void {
  const { workspace } = store.getState();
  const design = currentDesign(workspace);
  const sample = currentSample(design);
  if (sample.length === 0) {
    engine.cancel();
    store.setState({ shaped: null, askedId: 0, counts: noCounts, countsBefore: noCounts, shownStage: null });
    return;
  }
  const budget = design.budget.unit === 'tokens' ? design.budget.limit : null;
  const askedId = engine.shape(sample.id, design.history.present, sample.facts, budget);
  store.setState({ askedId, fault: null });
}

function makeActions(store: StoreApi<SessionState>, engine: SessionEngine, deps: SessionDeps) {
  const change = (edit: (workspace: Workspace) => Workspace) =>
    store.setState({ workspace: edit(store.getState().workspace) });
  const design = () => currentDesign(store.getState().workspace);
  const sample = () => currentSample(design());
  const shapeNow = () => shape(store, engine);

  /** Changes the shaper and remembers the counts to compare with. */
  const changeShaper = (history: (design: DesignState) => DesignState['history']) => {
    const before = design().history;
    change((workspace) => changeDesign(workspace, (current) => ({ history: history(current) })));
    if (design().history === before) return;
    const { counts, askedId } = store.getState();
    if (counts.doneId === askedId) store.setState({ countsBefore: counts });
    shapeNow();
  };

  /** A first output gets a shaper of its own; later ones keep the one that is there. */
  const opened = async (isWhole: boolean) => {
    store.setState({ countsBefore: noCounts, shownStage: null, focus: null });
    if (!design().isFresh) return shapeNow();
    const sampleId = sample().id;
    const shaper = await engine.suggest(sampleId).catch(() => null);
    if (sample().id !== sampleId || shaper === null) return shapeNow();
    change((workspace) =>
      changeDesign(workspace, (current) => ({
        history: { ...current.history, present: shaper },
        isFresh: !isWhole,
      })),
    );
    shapeNow();
  };

  return {
    /** Takes a whole output. */
    openText(text: string): void {
      const { id, facts } = sample();
      change((workspace) => changeSample(workspace, { text, length: text.length }));
      if (text === '') return shapeNow();
      engine.open(id, text, facts);
      opened(true);
    },
    /** Takes a file; the worker finds out its encoding. */
    async openBytes(bytes: ArrayBuffer, name: string): Promise<void> {
      const { id, facts } = sample();
      try {
        const { text, length } = await engine.decode(id, bytes, facts);
        if (sample().id !== id) return;
        change((workspace) => changeSample(workspace, { name, text, length }));
        opened(true);
      } catch (error) {
        store.setState({ fault: error instanceof EngineError ? error.fault : { id: 'decode', detail: String(error) } });
      }
    },
    /** Takes an output as it is being typed. */
    changeText(text: string): void {
      const { id, text: before } = sample();
      const replacement = diffTexts(before, text);
      if (replacement === null) return;
      const isPasted = before === '' && text.length > 1;
      if (before === '' || text === '') return isPasted || text === '' ? this.openText(text) : this.startTyping(text);
      change((workspace) => changeSample(workspace, { text, length: text.length }));
      engine.change(id, [replacement]);
      if (design().isFresh) opened(false);
      else shapeNow();
    },
    startTyping(text: string): void {
      const { id, facts } = sample();
      change((workspace) => changeSample(workspace, { text, length: text.length }));
      engine.open(id, text, facts);
      opened(false);
    },
    clear(): void {
      engine.close(sample().id);
      change((workspace) => changeSample(workspace, { text: '', length: 0, name: '' }));
      shapeNow();
    },
    openExample(example: Example): void {
      const fresh = newDesign(deps.newId, example.name);
      const samples = fresh.samples.map((first) => ({ ...first, name: example.name, facts: example.facts }));
      change((workspace) => addDesign(workspace, { ...fresh, samples }));
      this.openText(example.output());
    },
    setFacts(facts: Facts): void {
      change((workspace) => changeSample(workspace, { facts }));
      shapeNow();
    },
    edit(edits: readonly Edit[]): void {
      const label = labelEdits(edits);
      changeShaper(({ history }) => commit(history, editShaper(history.present, edits), label, deps.now()));
    },
    undo(): void {
      changeShaper(({ history }) => undo(history));
    },
    redo(): void {
      changeShaper(({ history }) => redo(history));
    },
    /** Replaces the shaper by one that suits the output. */
    async suggest(): Promise<void> {
      const shaper: Shaper | null = await engine.suggest(sample().id).catch(() => null);
      if (shaper !== null) this.edit([{ type: 'replace', shaper }]);
    },
    setBudget(budget: Budget): void {
      change((workspace) => changeDesign(workspace, () => ({ budget })));
      shapeNow();
    },
    showStage(shownStage: StageId | null): void {
      store.setState({ shownStage });
    },
    /** Selects a part of the output. */
    lookAt(start: number, end: number): void {
      store.setState({ focus: { start, end, turn: (store.getState().focus?.turn ?? 0) + 1 } });
    },
    setTheme(theme: Theme): void {
      store.setState({ theme });
    },
    dismissFault(): void {
      store.setState({ fault: null });
    },
    retry: shapeNow,
    slice: engine.slice.bind(engine),
    ends: engine.ends.bind(engine),
    exportFiles: (name: string) => engine.export(name, design().history.present),
  };
}

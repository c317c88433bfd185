import {
  type Edit,
  type ExportedFile,
  editShaper,
  type Facts,
  type Path,
  type Shaper,
  type StageId,
} from '../core/index.ts';
import { EngineError } from '../engine/client.ts';
import { bringBackDesign, restoreDesign, uniqueName, workspaceNames } from './arrange-designs.ts';
import type { Budget } from './budgets.ts';
import { noCounts } from './counts.ts';
import { labelEdits } from './edit-label.ts';
import type { ExampleEntry } from './examples/index.ts';
import { commit, type History, jumpTo, redo, undo } from './history.ts';
import { makeKeepingActions } from './keeping-actions.ts';
import { mayHoldDesign } from './may-hold-design.ts';
import type { NoticeText } from './notice.ts';
import { makeNoticeActions } from './notices.ts';
import { readFileInParts } from './read-file.ts';
import { makeReadingActions } from './reading-actions.ts';
import type { SessionDeps, SessionEngine } from './session-engine.ts';
import type { Focus, SessionStore, Theme } from './session-state.ts';
import { applyReplacements, diffTexts, type Replacement } from './text-change.ts';
import {
  addDesign,
  changeDesign,
  changeSample,
  currentDesign,
  currentSample,
  type DesignState,
  newDesign,
  type Workspace,
} from './workspace.ts';
import { makeWorkspaceActions } from './workspace-actions.ts';

export type SessionActions = ReturnType<typeof makeActions>;

/** Everything that a person can do to a session. */
export function makeActions(store: SessionStore, engine: SessionEngine, deps: SessionDeps) {
  const change = (edit: (workspace: Workspace) => Workspace) =>
    store.setState({ workspace: edit(store.getState().workspace) });
  const design = () => currentDesign(store.getState().workspace);
  const sample = () => currentSample(design());
  const shapeNow = () => askForShape(store, engine);
  const setText = (text: string) => {
    const revision = sample().revision + 1;
    change((workspace) => changeSample(workspace, { text, length: text.length, revision }));
  };

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

  /** A first output gets a shaper of its own; later ones keep the one that is there. */
  const shapeOpened = async (isWhole: boolean, edits: readonly Edit[] = []) => {
    store.setState({ countsBefore: noCounts, shownStage: null, focus: null });
    if (!design().isFresh) return shapeNow();
    const { id } = sample();
    const shaper = await engine.suggest(id).catch(() => null);
    const isCurrent = sample().id === id && design().isFresh;
    if (shaper !== null && isCurrent) {
      change((workspace) =>
        changeDesign(workspace, ({ history }) => ({
          history: { ...history, present: editShaper(shaper, edits) },
          isFresh: !isWhole,
        })),
      );
    }
    shapeNow();
  };

  /** What happens until the first result of a new output arrives. */
  const beginOpening = (size: number, loaded: number | null = null) => {
    const { opening, workspace, askedId } = store.getState();
    const before = opening?.before ?? workspace;
    store.setState({ opening: { size, loaded, after: askedId, before }, fault: null });
  };

  const open = (text: string, isWhole: boolean, edits: readonly Edit[] = []) => {
    const { id, facts } = sample();
    if (text !== '') beginOpening(text.length);
    setText(text);
    if (text === '') return shapeNow();
    engine.open(id, text, facts).catch(() => undefined);
    shapeOpened(isWhole, edits);
  };

  const replaceParts = (replacements: readonly Replacement[]): string => {
    const { id, text: before } = sample();
    const text = applyReplacements(before, replacements);
    if (before === '' || text === '') {
      open(text, text.length > 1);
      return text;
    }
    setText(text);
    engine.change(id, replacements);
    const [first] = replacements;
    const isWhole = replacements.length === 1 && first?.start === 0 && first.end === before.length;
    if (design().isFresh) shapeOpened(isWhole);
    else shapeNow();
    return text;
  };

  const workspaceActions = makeWorkspaceActions(store, engine, deps, shapeNow);
  const noticeActions = makeNoticeActions(store);
  const setFacts = (facts: Facts) => {
    change((workspace) => changeSample(workspace, { facts }));
    shapeNow();
  };

  /** The current sample as it was, and with it the shaper, unless that was changed since. */
  const takeBack = (owner: DesignState) => {
    const { name, facts, text } = currentSample(owner);
    const { isFresh, history } = owner;
    change((workspace) => changeDesign(workspace, ({ isTouched }) => (isTouched ? {} : { isFresh, history })));
    change((workspace) => changeSample(workspace, { name, facts }));
    open(text, true);
  };

  /** An output that went can come back, and with it a design that gave way in the meantime. */
  const offerBack = (text: NoticeText, owner: DesignState) => {
    const before = currentSample(owner);
    const index = store.getState().workspace.designs.findIndex((found) => found.id === owner.id);
    noticeActions.notify(text, () => {
      workspaceActions.showSample(before.id);
      if (sample().id === before.id) takeBack(owner);
      else workspaceActions.arrange((workspace) => restoreDesign(workspace, { item: owner, index }));
    });
  };

  let cancelled = 0;
  const openBytes = async (bytes: ArrayBuffer, name: string): Promise<void> => {
    const turn = cancelled;
    if (mayHoldDesign(name, bytes.byteLength)) {
      const { openDesignFile } = await import('./open-design-file.ts');
      if (turn !== cancelled) return;
      if (openDesignFile(bytes, name, deps.newId, { ...workspaceActions, ...noticeActions }))
        return store.setState({ opening: null });
    }
    beginOpening(bytes.byteLength);
    const { opening } = store.getState();
    // An output that is there stays.
    if (sample().length > 0) workspaceActions.addSample(name);
    store.setState({ opening });
    const { id, facts } = sample();
    try {
      const { text } = await engine.decode(id, bytes, facts);
      if (sample().id !== id || turn !== cancelled) return;
      setText(text);
      change((workspace) => changeSample(workspace, { name }));
      shapeOpened(true);
    } catch (error) {
      // What was cancelled did not fail.
      if (store.getState().opening === null) return;
      const fault = error instanceof EngineError ? error.fault : { id: 'decode' as const, detail: String(error) };
      store.setState({ fault, opening: null });
    }
  };

  return {
    /** Takes a whole output in place of the one before. */
    openText(text: string): void {
      const before = design();
      open(text, true);
      if (currentSample(before).length > 0) {
        const { name } = currentSample(before);
        offerBack({ id: 'output-replaced', name }, before);
      }
    },
    /** Takes a file: a design opens as one, an output fills an empty sample or a new one. The worker finds out its encoding. */
    openBytes,
    /** As `openBytes`, for a file that is yet to be read from its disk. */
    async openFile(file: File): Promise<void> {
      beginOpening(file.size, 0);
      const bytes = await readFileInParts(file, (loaded) => {
        const { opening } = store.getState();
        if (opening !== null) store.setState({ opening: { ...opening, loaded } });
        return opening !== null;
      });
      if (bytes !== null) return openBytes(bytes, file.name);
      if (store.getState().opening !== null)
        store.setState({ opening: null, fault: { id: 'decode', detail: file.name } });
    },
    /** Goes back to what was there before the output that is on its way. */
    cancelOpening(): void {
      const { opening, workspace } = store.getState();
      if (opening === null) return;
      cancelled += 1;
      const left = sample();
      const notices = store.getState().notices.filter(({ text }) => text.id !== 'output-replaced');
      store.setState({ opening: null, workspace: bringBackDesign(workspace, opening.before), notices });
      const { id, text, facts } = sample();
      if (left.id !== id) engine.close(left.id);
      else if (text === '') engine.close(id);
      else if (text !== left.text) engine.open(id, text, facts).catch(() => undefined);
      engine.interrupt();
      shapeNow();
    },
    /** Takes an output as it is edited in place. What replaces nothing and is more than a key's worth was pasted. */
    changeText(text: string): void {
      const replacement = diffTexts(sample().text, text);
      if (replacement !== null) replaceParts([replacement]);
    },
    /** As `changeText`, told what changed instead of all of the text. Returns the text after it. */
    replaceParts,
    clear(): void {
      const { name, length } = sample();
      if (length > 0) offerBack({ id: 'output-cleared', name, keepsShaper: design().isTouched }, design());
      engine.close(sample().id);
      setText('');
      change((workspace) => changeSample(workspace, { name: '' }));
      if (!design().isTouched) change((workspace) => changeDesign(workspace, () => ({ isFresh: true })));
      shapeNow();
    },
    /** Opens an example as a design of its own. */
    async openExample({ name, load }: ExampleEntry): Promise<void> {
      const { facts, output, edits } = await load();
      const fresh = newDesign(deps.newId, uniqueName(name, workspaceNames(store.getState().workspace)));
      const samples = fresh.samples.map((first) => ({ ...first, name, facts }));
      change((workspace) => addDesign(workspace, { ...fresh, samples, budget: design().budget }));
      open(output(), true, edits);
    },
    setFacts,
    edit,
    undo(): void {
      changeShaper(undo);
    },
    redo(): void {
      changeShaper(redo);
    },
    /** Goes to the shaper as it was after so many changes of the history. */
    goToStep(step: number): void {
      changeShaper((history) => jumpTo(history, step));
    },
    /** Replaces the shaper by one that suits the output. */
    async suggest(): Promise<void> {
      const shaper = await engine.suggest(sample().id).catch(() => null);
      if (shaper !== null) edit([{ type: 'replace', shaper }]);
    },
    setBudget(budget: Budget): void {
      change((workspace) => changeDesign(workspace, () => ({ budget })));
      shapeNow();
    },
    /** Shows the text after a stage; null for the final one. */
    showStage(shownStage: StageId | null): void {
      store.setState({ shownStage });
    },
    /** Selects a part of the output or of the final text. */
    lookAt(where: Focus['in'], start: number, end: number): void {
      const turn = (store.getState().focus?.turn ?? 0) + 1;
      store.setState({ focus: { in: where, start, end, turn }, ...(where === 'final' ? { shownStage: null } : {}) });
    },
    /** Opens a stage's card, and finds a field in it. */
    jumpTo(stage: StageId, path: Path | null): void {
      store.setState({ jump: { stage, path, turn: (store.getState().jump?.turn ?? 0) + 1 } });
    },
    /** Shows where a field stands in the texts; null for none. */
    pointAt(path: Path | null): void {
      if (store.getState().pointed !== path) store.setState({ pointed: path });
    },
    ...makeReadingActions(store, engine, { edit, setFacts, addOutputs: workspaceActions.addOutputs }),
    ...workspaceActions,
    ...noticeActions,
    ...makeKeepingActions(store),
    setTheme(theme: Theme): void {
      store.setState({ theme });
    },
    /** Ends what is still at work; the last good result stays. */
    stop(): void {
      engine.cancel();
      store.setState({ fault: { id: 'stopped', detail: '' } });
    },
    /** Asks again after a fault. */
    retry: shapeNow,
    slice: engine.slice.bind(engine),
    take: engine.take.bind(engine),
    place: engine.place.bind(engine),
    ends: engine.ends.bind(engine),
    locate: engine.locate.bind(engine),
    countPart: engine.count.bind(engine),
    tally: engine.tally.bind(engine),
    plot: engine.plot.bind(engine),
    bill: engine.bill.bind(engine),
    weigh: engine.weigh.bind(engine),
    teach: engine.teach.bind(engine),
    async exportFiles(name: string): Promise<readonly ExportedFile[]> {
      try {
        return await engine.export(name, design().history.present);
      } catch (error) {
        throw error instanceof EngineError ? new Error(error.fault.detail) : error;
      }
    },
  };
}

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

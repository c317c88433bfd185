import { type Edit, editShaper } from '../core/index.ts';
import { EngineError } from '../engine/client.ts';
import { bringBackDesign, restoreDesign, uniqueName, workspaceNames } from './arrange-designs.ts';
import { noCounts } from './counts.ts';
import type { ExampleEntry } from './examples/index.ts';
import { mayHoldDesign } from './may-hold-design.ts';
import type { NoticeText } from './notice.ts';
import type { makeNoticeActions } from './notices.ts';
import { readFileInParts } from './read-file.ts';
import type { SessionDeps, SessionEngine } from './session-engine.ts';
import type { SessionHand } from './session-hand.ts';
import type { SessionStore } from './session-state.ts';
import { applyReplacements, diffTexts, type Replacement } from './text-change.ts';
import { addDesign, changeDesign, changeSample, currentSample, type DesignState, newDesign } from './workspace.ts';
import type { makeWorkspaceActions } from './workspace-actions.ts';

/** How outputs come and go: pasted, edited, dropped, taken back. */
export function makeOpeningActions(
  store: SessionStore,
  engine: SessionEngine,
  deps: SessionDeps,
  hand: SessionHand,
  workspaceActions: ReturnType<typeof makeWorkspaceActions>,
  noticeActions: ReturnType<typeof makeNoticeActions>,
) {
  const { change, design, sample, shapeNow } = hand;
  const setText = (text: string) => {
    const revision = sample().revision + 1;
    change((workspace) => changeSample(workspace, { text, length: text.length, revision }));
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
  };
}

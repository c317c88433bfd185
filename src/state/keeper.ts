import {
  changeDesignOf,
  duplicateDesign,
  joinDesigns,
  switchDesign,
  switchSample,
  uniqueName,
  workspaceNames,
} from './arrange-designs.ts';
import {
  createdAtOf,
  designKey,
  fromRecord,
  isDesignKey,
  isOutputKey,
  isUnsaved,
  type KeptDesign,
  outputKey,
  remembersKey,
  revisionOf,
  toRecord,
  unsavedOutputs,
} from './kept-records.ts';
import { joinLeft, type LeftBehind } from './left-behind.ts';
import type { Session } from './session.ts';
import type { KeptStore, TabChannel, TabMessage } from './storage.ts';
import { type DesignState, isPristine, isWorthKeeping } from './workspace.ts';

export interface KeeperDeps {
  readonly store: KeptStore;
  readonly channel: TabChannel;
  readonly left: LeftBehind;
  now(): number;
  newId(): string;
  /** Runs it once, after a moment; each call gives what takes it back. */
  later(run: () => void, ms: number): () => void;
  /** Where this tab was when it was last open. */
  readonly last: { readonly design: string; readonly sample: string } | null;
}

const pauseMs = 400;
const patienceMs = 5000;

/** Keeps the designs of a session in this browser, beside what other tabs keep. */
export class Keeper {
  readonly #session: Session;
  readonly #deps: KeeperDeps;
  readonly #kept = new Map<string, KeptDesign>();
  #queue: Promise<void> = Promise.resolve();
  #cancelSave: (() => void) | null = null;
  #hasComplained = false;
  #left: readonly string[] = [];

  constructor(session: Session, deps: KeeperDeps) {
    this.#session = session;
    this.#deps = deps;
  }

  /** Brings back what was kept, then follows the session. Resolves also where the browser refuses. */
  async start(): Promise<void> {
    try {
      const found = await this.#withPatience(this.#deps.store.all());
      this.#restore(new Map(found));
    } catch (error) {
      return this.#complain(error);
    }
    this.#session.subscribe((state, before) => {
      const { remembersOutputs } = state.keeping;
      if (remembersOutputs !== before.keeping.remembersOutputs) this.#setRemembers(remembersOutputs);
      if (state.workspace !== before.workspace) this.#saveSoon();
    });
    this.#deps.channel.listen((message) => this.#enqueue(() => this.#hear(message)));
    this.#saveSoon();
  }

  /** Leaves what a page that closes has no time to save. A page that comes back after all saves it itself. */
  leave(): void {
    const records = this.#unsaved().map((design) => toRecord(design, this.#kept.get(design.id)?.revision ?? 0, 0));
    this.#deps.left.write(records);
    this.#left = records.map(({ saved }) => saved.id);
    this.flush();
  }

  /** Saves at once what is still to be saved. */
  flush(): Promise<void> {
    if (this.#cancelSave === null) return this.#queue;
    this.#cancelSave();
    this.#cancelSave = null;
    return this.#enqueue(() => this.#save());
  }

  #restore(found: ReadonlyMap<string, unknown>): void {
    const records = [...found].filter(([key]) => isDesignKey(key)).map(([, value]) => value);
    const read = records.map((record) =>
      fromRecord(record, (sample) => found.get(outputKey(sample)), this.#deps.newId),
    );
    const whole = read.filter((kept) => kept !== null);
    const designs = whole.filter(({ design }) => !isPristine(design)).sort((a, b) => a.createdAt - b.createdAt);
    for (const kept of designs) this.#kept.set(kept.design.id, kept);
    const left = this.#deps.left
      .take()
      .map((record) => fromRecord(record, (sample) => found.get(outputKey(sample)), this.#deps.newId))
      .filter((one) => one !== null);
    const shown = joinLeft(designs, left, this.#deps.newId);
    this.#session.actions.arrange((workspace) => {
      const joined = joinDesigns(workspace, shown);
      const current = joined.designs.find(({ id }) => id === joined.designId);
      const next = shown.find(({ id }) => id === this.#deps.last?.design) ?? shown.at(-1);
      const isFree = current !== undefined && isPristine(current) && this.#session.getState().opening === null;
      if (next === undefined || !isFree) return joined;
      const switched = switchDesign(joined, next.id);
      const placed = changeDesignOf(switched, next.id, (design) => switchSample(design, this.#deps.last?.sample ?? ''));
      return { ...placed, designs: placed.designs.filter((design) => !isPristine(design)) };
    });
    this.#session.actions.setKeeping({ status: 'saved', remembersOutputs: found.get(remembersKey) === true });
    const damaged = read.length - whole.length;
    if (damaged > 0) this.#session.actions.notify({ id: 'kept-damaged', count: damaged });
  }

  #saveSoon(): void {
    if (this.#cancelSave !== null) return;
    this.#cancelSave = this.#deps.later(() => {
      this.#cancelSave = null;
      this.#enqueue(() => this.#save());
    }, pauseMs);
  }

  /** One job after the other; a refusal is said and the next job still runs. */
  #enqueue(job: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(job).catch((error) => this.#complain(error));
    return this.#queue;
  }

  async #save(): Promise<void> {
    const { designs } = this.#session.getState().workspace;
    const unsaved = this.#unsaved();
    const gone = [...this.#kept.keys()].filter((id) => !designs.some((design) => design.id === id));
    if (unsaved.length + gone.length > 0) this.#session.actions.setKeeping({ status: 'saving' });
    // One that does not fit keeps no other from being saved.
    let refusal: unknown = null;
    const attempt = (job: Promise<void>) =>
      job.catch((error: unknown) => {
        refusal = error;
      });
    for (const design of unsaved) await attempt(this.#saveDesign(design));
    for (const id of gone) await attempt(this.#removeDesign(id));
    if (refusal !== null) throw refusal;
    this.#hasComplained = false;
    this.#deps.left.forget(this.#left);
    this.#left = [];
    this.#session.actions.setKeeping({ status: 'saved' });
  }

  #unsaved(): readonly DesignState[] {
    return this.#session
      .getState()
      .workspace.designs.filter(
        (design) => this.#isUnsaved(design) && (this.#kept.has(design.id) || isWorthKeeping(design, this.#remembers())),
      );
  }

  async #saveDesign(design: DesignState): Promise<void> {
    const { store, channel, now } = this.#deps;
    const kept = this.#kept.get(design.id);
    const base = kept?.revision ?? 0;
    let isConflict = false;
    await store.update(designKey(design.id), (before) => {
      const revision = revisionOf(before);
      isConflict = revision !== null && revision !== base;
      return isConflict ? before : toRecord(design, base + 1, createdAtOf(before) ?? now());
    });
    if (isConflict) return this.#keepBoth(design);
    const texts = new Map(kept?.texts);
    this.#kept.set(design.id, { revision: base + 1, design, texts });
    await this.#saveOutputs(design, texts, kept);
    channel.post({ type: 'saved', id: design.id });
  }

  async #saveOutputs(design: DesignState, texts: Map<string, string>, kept: KeptDesign | undefined): Promise<void> {
    const { store } = this.#deps;
    const removed = [...texts.keys()].filter((sample) => !design.samples.some(({ id }) => id === sample));
    if (removed.length > 0) await store.remove(removed.map(outputKey));
    for (const sample of removed) texts.delete(sample);
    if (!this.#remembers()) return;
    for (const { id, text } of unsavedOutputs(design, kept)) {
      // Known before it is tried: one that does not fit is not tried over and over.
      texts.set(id, text);
      if (text === '') await store.remove([outputKey(id)]);
      else await store.set(outputKey(id), text);
    }
  }

  async #removeDesign(id: string): Promise<void> {
    const { store, channel } = this.#deps;
    const samples = this.#kept.get(id)?.design.samples ?? [];
    await store.remove([designKey(id), ...samples.map((sample) => outputKey(sample.id))]);
    this.#kept.delete(id);
    channel.post({ type: 'removed', id });
  }

  /** Another tab saved first: its design stays as it is, and this tab's becomes one of its own. */
  async #keepBoth(design: DesignState): Promise<void> {
    const { actions } = this.#session;
    const theirs = await this.#read(design.id);
    if (theirs === null) return;
    const names = workspaceNames(this.#session.getState().workspace);
    const copy = uniqueName(design.name, names);
    const own = { ...duplicateDesign(design, this.#deps.newId, copy), history: design.history };
    this.#kept.set(design.id, theirs);
    actions.arrange((workspace) => {
      const isCurrent = workspace.designId === design.id;
      const { designs } = changeDesignOf(workspace, design.id, () => theirs.design);
      return { designs: [...designs, own], designId: isCurrent ? own.id : workspace.designId };
    });
    actions.notify({ id: 'kept-both', name: design.name, copy });
    this.#saveSoon();
  }

  async #hear(message: TabMessage): Promise<void> {
    const { actions } = this.#session;
    switch (message.type) {
      case 'saved':
        return this.#follow(message.id);
      case 'removed':
        return this.#letGo(message.id);
      case 'remembers':
        return actions.setKeeping({ remembersOutputs: message.isOn });
    }
  }

  /** Takes over what another tab saved, unless this tab has something of its own to save. */
  async #follow(id: string): Promise<void> {
    const before = this.#design(id);
    if (before !== undefined && this.#isUnsaved(before)) return;
    const theirs = await this.#read(id);
    const { workspace } = this.#session.getState();
    if (theirs === null || this.#design(id) !== before || theirs.revision === this.#kept.get(id)?.revision) return;
    const { actions } = this.#session;
    if (before === undefined) {
      this.#kept.set(id, theirs);
      return actions.arrange((all) => joinDesigns(all, [theirs.design]));
    }
    const adopted = actions.adoptDesign(theirs.design);
    this.#kept.set(id, { ...theirs, design: adopted });
    if (workspace.designId === id) actions.notify({ id: 'changed-elsewhere', name: before.name });
  }

  /** What another tab removed goes here too, unless it is being looked at or worked on. */
  #letGo(id: string): void {
    const design = this.#design(id);
    if (design === undefined) return;
    const { workspace } = this.#session.getState();
    const isNeeded = workspace.designId === id || this.#isUnsaved(design);
    if (isNeeded) {
      this.#kept.set(id, { revision: 0, design, texts: new Map() });
      return this.#session.actions.notify({ id: 'removed-elsewhere', name: design.name });
    }
    this.#kept.delete(id);
    this.#session.actions.arrange((all) => ({ ...all, designs: all.designs.filter((other) => other.id !== id) }));
  }

  #setRemembers(isOn: boolean): void {
    this.#enqueue(async () => {
      const { store, channel } = this.#deps;
      if (isOn) {
        await store.set(remembersKey, true);
        this.#saveSoon();
      } else {
        const keys = (await store.all()).map(([key]) => key).filter(isOutputKey);
        await store.remove([...keys, remembersKey]);
        for (const [id, kept] of this.#kept) this.#kept.set(id, { ...kept, texts: new Map() });
        this.#session.actions.notify({ id: 'outputs-forgotten' });
      }
      channel.post({ type: 'remembers', isOn });
    });
  }

  async #read(id: string) {
    const { store, newId } = this.#deps;
    const record = await store.get(designKey(id));
    const bare = fromRecord(record, () => undefined, newId);
    if (bare === null || !this.#remembers()) return bare;
    const texts = new Map<string, unknown>();
    for (const sample of bare.design.samples) texts.set(sample.id, await store.get(outputKey(sample.id)));
    return fromRecord(record, (sample) => texts.get(sample), newId);
  }

  #design(id: string): DesignState | undefined {
    return this.#session.getState().workspace.designs.find((design) => design.id === id);
  }

  #isUnsaved(design: DesignState): boolean {
    return isUnsaved(design, this.#kept.get(design.id), this.#remembers());
  }

  #remembers(): boolean {
    return this.#session.getState().keeping.remembersOutputs;
  }

  /** Says once that the browser refuses; again only after it took something in between. */
  #complain(error: unknown): void {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    const { actions } = this.#session;
    actions.setKeeping({ status: isFull ? 'full' : 'blocked' });
    if (!this.#hasComplained) actions.notify({ id: isFull ? 'storage-full' : 'storage-blocked' });
    this.#hasComplained = true;
  }

  #withPatience<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = this.#deps.later(() => reject(new Error('The browser gives no answer.')), patienceMs);
      answer.then(resolve, reject).finally(stop);
    });
  }
}

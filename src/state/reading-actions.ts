import type { Edit, Facts, LoggedCall } from '../core/index.ts';
import type { CallView, Inspected } from '../engine/answers.ts';
import type { SessionEngine } from './session-engine.ts';
import type { SessionStore } from './session-state.ts';
import { currentDesign, currentSample } from './workspace.ts';

interface ReadingDeps {
  edit(edits: readonly Edit[]): void;
  setFacts(facts: Facts): void;
  addOutputs(outputs: readonly { readonly name: string; readonly output: string; readonly facts: Facts }[]): void;
}

export type { CallView, RepairView } from '../engine/answers.ts';

/** How a person decides what an output is read as. */
export function makeReadingActions(store: SessionStore, engine: SessionEngine, deps: ReadingDeps) {
  const current = () => {
    const design = currentDesign(store.getState().workspace);
    return { sample: currentSample(design), shaper: design.history.present };
  };

  /** Reads with these readers from now on, null for whatever fits, and takes the records where that reading has them. */
  const readAs = async (readers: readonly string[] | null): Promise<void> => {
    const { sample } = current();
    const suggested = await engine.suggest(sample.id, readers, sample.facts).catch(() => null);
    if (suggested === null || current().sample.id !== sample.id) return;
    const { select, render } = suggested;
    deps.edit([
      { type: 'set', stage: 'read', change: { readers: readers ?? suggested.read.readers } },
      { type: 'set', stage: 'select', change: select },
      { type: 'set', stage: 'render', change: { format: render.format } },
    ]);
  };

  return {
    readAs,
    /** What else the output could be read as, the calls of its log, or how its JSON could be repaired. */
    inspect(what: 'layers' | 'calls' | 'repair'): Promise<Inspected | null> {
      const { sample, shaper } = current();
      return engine.inspect(sample.id, shaper, sample.facts, what).catch(() => null);
    },
    /** Reads the broken JSON as its repair. */
    async repair(): Promise<void> {
      const { sample, shaper } = current();
      const inspected = await engine.inspect(sample.id, shaper, sample.facts, 'layers').catch(() => null);
      const repaired = inspected?.layers.flatMap(({ choices }) => choices).find(({ isGuess }) => isGuess);
      if (repaired !== undefined) await readAs(repaired.readers);
    },
    /** Shapes another call of the log; another tool's result is read as what it is. */
    async takeCall({ id, tool }: Pick<LoggedCall, 'id' | 'tool'>): Promise<void> {
      const { sample } = current();
      const before = store.getState().shaped?.reading.calls.find(({ isTaken }) => isTaken);
      deps.setFacts({ ...sample.facts, callId: id });
      if (before?.tool !== tool) await readAs(null);
    },
    /** Adds results of other calls as samples of the same design. */
    addCalls(calls: readonly CallView[]): void {
      deps.addOutputs(
        calls.map(({ id, tool, status, output }) => ({
          name: tool === null ? id : `${tool} ${id}`,
          output,
          facts: { ...(tool === null ? {} : { tool }), callId: id, ...(status === 'failed' ? { isError: true } : {}) },
        })),
      );
    },
  };
}

import type { ExportedFile } from '../core/index.ts';
import { EngineError } from '../engine/client.ts';
import type { SessionEngine } from './session-engine.ts';
import type { SessionStore } from './session-state.ts';
import { currentDesign } from './workspace.ts';

/** What is asked of the engine, and changes nothing. */
export function makeQuestionActions(store: SessionStore, engine: SessionEngine) {
  return {
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
        return await engine.export(name, currentDesign(store.getState().workspace).history.present);
      } catch (error) {
        throw error instanceof EngineError ? new Error(error.fault.detail) : error;
      }
    },
  };
}

import type { Engine, EngineListener } from '../engine/client.ts';

/** What the session asks of the engine. */
export type SessionEngine = Pick<
  Engine,
  | 'open'
  | 'decode'
  | 'change'
  | 'close'
  | 'holds'
  | 'suggest'
  | 'shape'
  | 'slice'
  | 'take'
  | 'place'
  | 'ends'
  | 'locate'
  | 'measure'
  | 'inspect'
  | 'vary'
  | 'count'
  | 'tally'
  | 'plot'
  | 'bill'
  | 'weigh'
  | 'teach'
  | 'export'
  | 'cancel'
  | 'interrupt'
>;

/** What lies outside of the session. */
export interface SessionDeps {
  createEngine(listener: EngineListener): SessionEngine;
  now(): number;
  newId(): string;
}

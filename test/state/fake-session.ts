import { defaultShaper } from '../../src/core/index.ts';
import { createSession, type Session } from '../../src/state/session.ts';
import type { SessionEngine } from '../../src/state/session-engine.ts';

/** A session over an engine that understands nothing but remembers which texts it holds. */
export function fakeSession(prefix: string): { session: Session; held: Map<string, string>; newId: () => string } {
  const held = new Map<string, string>();
  let last = 0;
  const newId = () => `${prefix}${++last}`;
  const engine: SessionEngine = {
    open: async (sample, text) => {
      held.set(sample, text);
      return { length: text.length, encoding: 'utf-8', text };
    },
    decode: async (sample, bytes) => {
      const text = new TextDecoder().decode(bytes);
      held.set(sample, text);
      return { length: text.length, encoding: 'utf-8', text };
    },
    change: () => undefined,
    close: (sample) => {
      held.delete(sample);
    },
    holds: (sample) => held.has(sample),
    suggest: async () => defaultShaper,
    shape: () => 1,
    slice: async () => ({ start: 0, text: '', length: 0 }),
    place: async () => null,
    take: async () => ({ text: '', bytes: 0, found: [] }),
    ends: async () => ({ start: 0, ends: new Uint32Array() }),
    locate: async () => new Uint32Array(),
    measure: async () => Promise.reject(new Error('nothing is measured here')),
    inspect: async () => ({ layers: [], calls: [], repair: null }),
    vary: async () => ({ output: '[]', facts: {} }),
    count: async () => 0,
    tally: async () => null,
    plot: async () => null,
    bill: async () => null,
    weigh: async () => null,
    teach: async () => null,
    export: async () => [],
    cancel: () => undefined,
    interrupt: () => undefined,
  };
  return { session: createSession({ createEngine: () => engine, now: () => 0, newId }), held, newId };
}

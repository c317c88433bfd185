import type { Facts, Shaper } from '../../src/core/index.ts';
import { decodeBytes } from '../../src/engine/decode-bytes.ts';
import { EngineCore, type EngineDeps } from '../../src/engine/engine-core.ts';
import type { Request, Response, TextRef } from '../../src/engine/protocol.ts';
import { readCoreSources } from '../../src/state/sources-plugin.ts';
import { nodeCounter } from '../tokens/load.ts';

type OfType<T extends Response['type']> = Extract<Response, { type: T }>;

const counters = { o200k_base: nodeCounter('o200k_base'), cl100k_base: nodeCounter('cl100k_base') };

/** The worker's engine without a worker; what it posts is cloned as on its way to the page. */
export function startEngine(changed: Partial<EngineDeps> = {}) {
  const posted: Response[] = [];
  let lastId = 0;
  const engine = new EngineCore({
    post: (response) => posted.push(structuredClone(response)),
    loadCounter: (encoding) => counters[encoding],
    loadSources: async () => readCoreSources(),
    findLeaks: () => [],
    decodeBytes,
    now: () => performance.now(),
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
    shaperDeps: { now: () => 0, randomId: () => 'id' },
    ...changed,
  });

  const all = <T extends Response['type']>(type: T, id?: number) =>
    posted.filter(
      (response): response is OfType<T> =>
        response.type === type && (id === undefined || ('id' in response && response.id === id)),
    );
  const last = <T extends Response['type']>(type: T, id?: number): OfType<T> => {
    const found = all(type, id).at(-1);
    if (found === undefined)
      throw new Error(`No "${type}" among: ${posted.map((response) => response.type).join(', ')}`);
    return found;
  };
  const handle = (request: Request) => engine.handle(request);
  const nextId = () => ++lastId;

  return {
    engine,
    posted,
    all,
    last,
    handle,
    nextId,
    open: (text: string, sample = 's', facts: Facts = {}) =>
      handle({ type: 'open', id: nextId(), sample, text, facts }),
    /** Starts shaping; `done` resolves after the last count, or when a newer one took over. */
    shape(shaper: Shaper, sample = 's', budget: number | null = null) {
      const id = nextId();
      return { id, done: handle({ type: 'shape', id, sample, shaper, facts: {}, budget }) };
    },
    async text(ref: TextRef, sample = 's'): Promise<string> {
      const id = nextId();
      await handle({ type: 'slice', id, sample, ref, start: 0, end: Number.MAX_SAFE_INTEGER });
      return last('slice', id).text;
    },
  };
}

import { detectors, findCanaryLeaks } from '../core/index.ts';
import { loadCounter } from '../tokens/index.ts';
import { decodeBytes } from './decode-bytes.ts';
import { EngineCore } from './engine-core.ts';
import type { Request, Response } from './protocol.ts';

const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

const pageId = crypto.randomUUID();

const engine = new EngineCore({
  post(response: Response) {
    self.postMessage(response);
  },
  loadCounter,
  loadSources: async () => (await import('virtual:core-sources')).default,
  findLeaks: () => findCanaryLeaks(detectors),
  decodeBytes,
  now: () => performance.now(),
  nextTurn: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      turns.port2.postMessage(null);
    }),
  // One id as long as the page is open: a text that changes by itself could not be compared.
  shaperDeps: { now: () => Date.now(), randomId: () => pageId, hashKey: crypto.randomUUID() },
});

self.onmessage = (event: MessageEvent<Request>) => {
  engine.handle(event.data);
};
engine.warmUp();

import type { ExportedFile, Facts, Shaper } from '../core/index.ts';
import {
  applyChanges,
  type Counted,
  type Described,
  type Fault,
  type Request,
  type Response,
  type Shaped,
  type TextChange,
  type TextRef,
} from './protocol.ts';

export interface EngineListener {
  /** The counter is loaded. */
  onReady?(ms: number): void;
  onShaped(shaped: Shaped): void;
  /** The fields and findings of a big output, or findings that changed with the count. */
  onDescribed(described: Described): void;
  onCounted(counted: Counted): void;
  /** `id` is that of the `shape` that failed, or 0. The last view stays good. */
  onFault(fault: Fault, id: number): void;
  /** A new worker holds the samples again; nothing is shaped in it yet. */
  onRespawn?(): void;
}

export interface Opened {
  readonly length: number;
  readonly encoding: string;
  /** The output's text, also where it came as bytes. */
  readonly text: string;
}

export interface Slice {
  readonly start: number;
  readonly text: string;
  /** Of the whole text. */
  readonly length: number;
}

export interface TokenEnds {
  readonly start: number;
  readonly ends: Uint32Array;
}

/** What the promises of `Engine` are rejected with. */
export class EngineError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.id}: ${fault.detail}`);
    this.fault = fault;
  }
}

interface Pending {
  readonly sample: string | null;
  /** Undefined for a `shape`, which answers through the listener. */
  readonly settle?: { resolve(response: Response): void; reject(error: EngineError): void };
}

/** What a new worker is given; bytes, and changes of them, until their text is known. */
type Held = { readonly facts: Facts } & (
  | { readonly text: string }
  | { readonly bytes: ArrayBuffer; readonly changes: readonly TextChange[] }
);
type Unsent<R = Request> = R extends Request ? Omit<R, 'id'> : never;

const tickMs = 1000;
const patienceTicks = 20;
const ticksPerMillion = 5;
const maxRespawns = 3;

/** The page's side of the worker: newest wins, a deadline for silence, a new worker after a crash. */
export class Engine {
  readonly #listener: EngineListener;
  readonly #createWorker: () => Worker;
  readonly #held = new Map<string, Held>();
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #ticker: ReturnType<typeof setInterval> | null = null;
  #silentTicks = 0;
  #respawns = 0;
  #lastId = 0;
  #newest = 0;

  constructor(listener: EngineListener, createWorker: () => Worker = createEngineWorker) {
    this.#listener = listener;
    this.#createWorker = createWorker;
    this.#spawn();
  }

  async open(sample: string, text: string, facts: Facts): Promise<Opened> {
    this.#held.set(sample, { text, facts });
    const { length, encoding } = await this.#ask('opened', { type: 'open', sample, text, facts }, sample);
    return { length, encoding, text };
  }

  /** As `open`, for a file's bytes, whose encoding is told from them. */
  async decode(sample: string, bytes: ArrayBuffer, facts: Facts): Promise<Opened> {
    this.#held.set(sample, { bytes, facts, changes: [] });
    const opened = await this.#ask('opened', { type: 'decode', sample, bytes, facts }, sample);
    const text = opened.text ?? '';
    const held = this.#held.get(sample);
    if (held !== undefined && 'bytes' in held && held.bytes === bytes)
      this.#held.set(sample, { text: applyChanges(text, held.changes), facts: held.facts });
    return { length: opened.length, encoding: opened.encoding, text };
  }

  change(sample: string, changes: readonly TextChange[]): void {
    const held = this.#held.get(sample);
    if (held === undefined) return;
    if ('text' in held) this.#held.set(sample, { ...held, text: applyChanges(held.text, changes) });
    else this.#held.set(sample, { ...held, changes: [...held.changes, ...changes] });
    this.#send({ type: 'change', sample, changes });
  }

  close(sample: string): void {
    this.#held.delete(sample);
    this.#send({ type: 'close', sample });
  }

  async suggest(sample: string): Promise<Shaper> {
    return (await this.#ask('suggested', { type: 'suggest', sample }, sample)).shaper;
  }

  /** Returns the id that its answers carry; answers to older ones are dropped. */
  shape(sample: string, shaper: Shaper, facts: Facts, budget: number | null): number {
    const held = this.#held.get(sample);
    if (held !== undefined) this.#held.set(sample, { ...held, facts });
    this.#pending.delete(this.#newest);
    const id = this.#send({ type: 'shape', sample, shaper, facts, budget });
    this.#newest = id;
    this.#await(id, { sample });
    return id;
  }

  async slice(sample: string, ref: TextRef, start: number, end: number): Promise<Slice> {
    const slice = await this.#ask('slice', { type: 'slice', sample, ref, start, end }, sample);
    return { start: slice.start, text: slice.text, length: slice.length };
  }

  /** Where tokens end between `start` and `end`, counted from `start`. */
  async ends(sample: string, ref: TextRef, start: number, end: number): Promise<TokenEnds> {
    const answer = await this.#ask('ends', { type: 'ends', sample, ref, start, end }, sample);
    return { start: answer.start, ends: answer.ends };
  }

  async export(name: string, shaper: Shaper): Promise<readonly ExportedFile[]> {
    return (await this.#ask('exported', { type: 'export', name, shaper }, null)).files;
  }

  /** Ends the newest `shape`; what it has answered so far stays. */
  cancel(): void {
    this.#pending.delete(this.#newest);
    this.#newest = 0;
    this.#send({ type: 'cancel' });
  }

  dispose(): void {
    this.#stop();
    this.#held.clear();
    this.#rejectAll({ id: 'crashed', detail: 'The engine was disposed of.' });
  }

  #ask<T extends Response['type']>(
    type: T,
    request: Unsent,
    sample: string | null,
  ): Promise<Extract<Response, { type: T }>> {
    const answer = new Promise<Extract<Response, { type: T }>>((resolve, reject) => {
      const settle = {
        resolve(response: Response) {
          if (isOfType(response, type)) resolve(response);
          else reject(new EngineError({ id: 'internal', detail: `Got "${response.type}" for "${type}".` }));
        },
        reject,
      };
      if (this.#worker === null) return reject(new EngineError({ id: 'crashed', detail: 'The worker is gone.' }));
      this.#await(this.#send(request), { sample, settle });
    });
    // A caller that no longer cares need not catch.
    answer.catch(() => undefined);
    return answer;
  }

  #send(request: Unsent): number {
    const id = ++this.#lastId;
    this.#worker?.postMessage({ ...request, id });
    return id;
  }

  #await(id: number, pending: Pending): void {
    if (this.#worker === null) {
      if (pending.settle === undefined) this.#listener.onFault({ id: 'crashed', detail: 'The worker is gone.' }, id);
      return;
    }
    if (this.#pending.size === 0) this.#silentTicks = 0;
    this.#pending.set(id, pending);
    this.#ticker ??= setInterval(() => this.#tick(), tickMs);
  }

  /** Ticks, not a clock: while the machine sleeps or the page is busy, none are counted against the worker. */
  #tick(): void {
    if (this.#pending.size === 0) {
      this.#stopTicking();
      return;
    }
    this.#silentTicks++;
    if (this.#silentTicks > this.#patience()) {
      this.#respawn({ id: 'deadline', detail: `No sign of life for ${this.#silentTicks} s.` });
    }
  }

  #patience(): number {
    let units = 0;
    for (const { sample } of this.#pending.values()) {
      const held = sample === null ? undefined : this.#held.get(sample);
      if (held !== undefined) units = Math.max(units, 'text' in held ? held.text.length : held.bytes.byteLength);
    }
    return patienceTicks + (ticksPerMillion * units) / 1e6;
  }

  #receive(response: Response): void {
    this.#silentTicks = 0;
    switch (response.type) {
      case 'ready':
        this.#listener.onReady?.(response.ms);
        return;
      case 'progress':
        return;
      case 'shaped': {
        if (response.id !== this.#newest) return;
        this.#respawns = 0;
        const { type, ...shaped } = response;
        this.#listener.onShaped(shaped);
        return;
      }
      case 'described': {
        if (response.id !== this.#newest) return;
        const { type, ...described } = response;
        this.#listener.onDescribed(described);
        return;
      }
      case 'counted': {
        if (response.id !== this.#newest) return;
        if (response.isDone) this.#pending.delete(response.id);
        const { type, ...counted } = response;
        this.#listener.onCounted(counted);
        return;
      }
      case 'failed': {
        const failed = this.#pending.get(response.id);
        this.#pending.delete(response.id);
        if (failed?.settle !== undefined) failed.settle.reject(new EngineError(response.fault));
        else if (response.id === this.#newest) this.#listener.onFault(response.fault, response.id);
        return;
      }
      default: {
        const asked = this.#pending.get(response.id);
        this.#pending.delete(response.id);
        asked?.settle?.resolve(response);
      }
    }
  }

  #spawn(): void {
    const worker = this.#createWorker();
    worker.onmessage = (event: MessageEvent<Response>) => {
      if (worker === this.#worker) this.#receive(event.data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#respawn({ id: 'crashed', detail: event.message ?? '' });
    };
    this.#worker = worker;
    this.#silentTicks = 0;
    for (const [sample, held] of this.#held) {
      if ('text' in held) this.#send({ type: 'open', sample, text: held.text, facts: held.facts });
      else {
        this.#send({ type: 'decode', sample, bytes: held.bytes, facts: held.facts });
        this.#send({ type: 'change', sample, changes: held.changes });
      }
    }
  }

  #respawn(fault: Fault): void {
    this.#stop();
    const shape = this.#pending.has(this.#newest) ? this.#newest : 0;
    this.#newest = 0;
    const canGoOn = this.#respawns < maxRespawns;
    if (canGoOn) {
      this.#respawns++;
      this.#spawn();
    }
    this.#rejectAll(fault);
    this.#listener.onFault(fault, shape);
    if (canGoOn) this.#listener.onRespawn?.();
  }

  #rejectAll(fault: Fault): void {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { settle } of pending) settle?.reject(new EngineError(fault));
  }

  #stop(): void {
    this.#stopTicking();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #stopTicking(): void {
    if (this.#ticker !== null) clearInterval(this.#ticker);
    this.#ticker = null;
  }
}

function createEngineWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

function isOfType<T extends Response['type']>(response: Response, type: T): response is Extract<Response, { type: T }> {
  return response.type === type;
}

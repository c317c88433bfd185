import {
  type Edit,
  type ExportedFile,
  type Facts,
  findPatternFault,
  type Path,
  type Shaper,
  type VariantOutput,
} from '../core/index.ts';
import type {
  Bill,
  Counted,
  Described,
  Fault,
  FormatTokens,
  Inspected,
  Measured,
  Place,
  RowPlot,
  Shaped,
  Taken,
  Weighed,
} from './answers.ts';
import { Deadline } from './deadline.ts';
import { HeldSamples, type UnsentRequest } from './held-samples.ts';
import type { EncodingName, Request, Response, TextChange, TextRef } from './protocol.ts';

export interface EngineListener {
  /** The counter is loaded. */
  onReady?(ms: number): void;
  /** Redaction was tried: what it let through. */
  onTried?(leaked: readonly string[]): void;
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

export interface TextSlice {
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
  /** Left out for a `shape`, which answers through the listener. */
  readonly settle?: { resolve(response: Response): void; reject(error: EngineError): void };
}

const patienceSeconds = 20;
/** With a pattern of the person's own that may take for ever. */
const patternPatienceSeconds = 8;
const patiencePerMillion = 5;
const maxRespawns = 3;
const gone: Fault = { id: 'crashed', detail: 'The worker is gone.' };

/** The page's side of the worker: newest wins, a deadline for silence, a new worker after a crash. */
export class Engine {
  readonly #listener: EngineListener;
  readonly #createWorker: () => Worker;
  readonly #samples = new HeldSamples();
  readonly #pending = new Map<number, Pending>();
  readonly #deadline: Deadline;
  #worker: Worker | null = null;
  /** Since the last success. */
  #respawns = 0;
  #lastId = 0;
  /** The id of the newest `shape`; 0 for none. */
  #newest = 0;
  /** A pattern in its shaper that is not proved to take linear time. */
  #slowPattern: string | null = null;

  constructor(listener: EngineListener, createWorker: () => Worker = createEngineWorker) {
    this.#listener = listener;
    this.#createWorker = createWorker;
    this.#deadline = new Deadline(
      () => this.#pending.size > 0,
      () => this.#patience(),
      (seconds) => this.#respawn(this.#missed(seconds)),
    );
    this.#spawn();
  }

  open(sample: string, text: string, facts: Facts): Promise<Opened> {
    this.#samples.open(sample, text, facts);
    const request = { type: 'open', sample, text, facts } as const;
    return this.#ask('opened', request, sample, ({ length, encoding }) => ({ length, encoding, text }));
  }

  /** As `open`, for a file's bytes, whose encoding is told from them. */
  decode(sample: string, bytes: ArrayBuffer, facts: Facts): Promise<Opened> {
    this.#samples.decode(sample, bytes, facts);
    const request = { type: 'decode', sample, bytes, facts } as const;
    return this.#ask('opened', request, sample, ({ length, encoding, decoded = { text: '', problems: [] } }) => {
      this.#samples.decoded(sample, bytes, decoded);
      return { length, encoding, text: decoded.text };
    });
  }

  change(sample: string, changes: readonly TextChange[]): void {
    this.#samples.change(sample, changes);
    this.#send({ type: 'change', sample, changes });
  }

  close(sample: string): void {
    this.#samples.close(sample);
    this.#send({ type: 'close', sample });
  }

  /** Whether the sample was opened and not closed since. */
  holds(sample: string): boolean {
    return this.#samples.has(sample);
  }

  /** A shaper for a sample, as read by whatever fits or by these readers. */
  suggest(sample: string, readers: readonly string[] | null = null, facts?: Facts): Promise<Shaper> {
    const request = { type: 'suggest', sample, readers, ...(facts === undefined ? {} : { facts }) } as const;
    return this.#ask('suggested', request, sample, ({ shaper }) => shaper);
  }

  /** Returns the id that its answers carry; answers to older ones are dropped. */
  shape(sample: string, shaper: Shaper, facts: Facts, budget: number | null): number {
    this.#samples.setFacts(sample, facts);
    this.#pending.delete(this.#newest);
    const id = this.#send({ type: 'shape', sample, shaper, facts, budget });
    this.#newest = id;
    this.#slowPattern = findSlowPattern(shaper);
    if (this.#worker !== null) this.#await(id, { sample });
    // After the caller has got the id.
    else queueMicrotask(() => this.#listener.onFault(gone, id));
    return id;
  }

  slice(sample: string, ref: TextRef, start: number, end: number): Promise<TextSlice> {
    const request = { type: 'slice', sample, ref, start, end } as const;
    return this.#ask('slice', request, sample, ({ start: from, text, length }) => ({ start: from, text, length }));
  }

  /** What a part of a text is; null where the text has none such. */
  place(sample: string, ref: TextRef, text: string, at: number | null): Promise<Place | null> {
    return this.#ask('placed', { type: 'place', sample, ref, text, at }, sample, (answer) => answer.place);
  }

  /** A whole text that is about to leave the page, with what is in it. */
  take(sample: string, ref: TextRef): Promise<Taken> {
    return this.#ask('taken', { type: 'take', sample, ref }, sample, ({ taken }) => taken);
  }

  /** Where tokens end between `start` and `end`, counted from `start`. */
  ends(sample: string, ref: TextRef, start: number, end: number): Promise<TokenEnds> {
    const request = { type: 'ends', sample, ref, start, end } as const;
    return this.#ask('ends', request, sample, ({ start: from, ends }) => ({ start: from, ends }));
  }

  /** Where a field of the records stands between `start` and `end`: starts and ends in turn. */
  locate(sample: string, ref: TextRef, path: Path, start: number, end: number): Promise<Uint32Array> {
    return this.#ask('located', { type: 'locate', sample, ref, path, start, end }, sample, ({ ranges }) => ranges);
  }

  /** What a shaper makes of a sample, in figures, beside what is on the screen. */
  measure(sample: string, shaper: Shaper, facts: Facts, budget: number | null): Promise<Measured> {
    const request = { type: 'measure', sample, shaper, facts, budget } as const;
    return this.#ask('measured', request, sample, ({ measured }) => measured);
  }

  /** What a person asks about how a sample is read. */
  inspect(sample: string, shaper: Shaper, facts: Facts, what: 'layers' | 'calls' | 'repair'): Promise<Inspected> {
    const request = { type: 'inspect', sample, shaper, facts, what } as const;
    return this.#ask('inspected', request, sample, ({ inspected }) => inspected);
  }

  /** Another output of the same tool, made of this one; null where it can't be. */
  vary(sample: string, variant: string, shaper: Shaper, facts: Facts): Promise<VariantOutput | null> {
    const request = { type: 'vary', sample, variant, shaper, facts } as const;
    return this.#ask('varied', request, sample, (answer) => answer.variant);
  }

  /** How many tokens a part of a text is by itself. */
  count(sample: string, ref: TextRef, start: number, end: number): Promise<number> {
    return this.#ask('partCounted', { type: 'count', sample, ref, start, end }, sample, ({ tokens }) => tokens);
  }

  /** What every format costs in another encoding; null where another shaping began before that was known. */
  tally(sample: string, encoding: EncodingName): Promise<FormatTokens | null> {
    return this.#ask('tallied', { type: 'tally', sample, encoding }, sample, ({ tokens }) => tokens);
  }

  /** What every format costs for some numbers of rows; null without rows, or where another shaping began before that was known. */
  plot(sample: string): Promise<RowPlot | null> {
    return this.#ask('plotted', { type: 'plot', sample }, sample, ({ plot }) => plot);
  }

  /** What each path of the final text costs; null where another shaping began before that was known. */
  bill(sample: string): Promise<Bill | null> {
    return this.#ask('billed', { type: 'bill', sample }, sample, ({ bill }) => bill);
  }

  /** What the final text would cost after edits; null where another shaping began before that was known. */
  weigh(sample: string, edits: readonly Edit[]): Promise<Weighed | null> {
    return this.#ask('weighed', { type: 'weigh', sample, edits }, sample, ({ weighed }) => weighed);
  }

  export(name: string, shaper: Shaper): Promise<readonly ExportedFile[]> {
    return this.#ask('exported', { type: 'export', name, shaper }, null, ({ files }) => files);
  }

  /** Ends the newest `shape`; what it has answered so far stays. */
  cancel(): void {
    this.#pending.delete(this.#newest);
    this.#newest = 0;
    this.#send({ type: 'cancel' });
  }

  /** Ends whatever is at work, in the middle of a step too: a new worker takes over with the samples as they are held. */
  interrupt(): void {
    this.#stop();
    this.#newest = 0;
    this.#rejectAll(gone);
    this.#spawn();
  }

  dispose(): void {
    this.#stop();
    this.#samples.clear();
    this.#rejectAll(gone);
  }

  #ask<T extends Response['type'], A>(
    type: T,
    request: UnsentRequest,
    sample: string | null,
    read: (response: Extract<Response, { type: T }>) => A,
  ): Promise<A> {
    const answer = new Promise<A>((resolve, reject) => {
      if (this.#worker === null) return reject(new EngineError(gone));
      this.#await(this.#send(request), {
        sample,
        settle: {
          resolve(response) {
            if (isOfType(response, type)) resolve(read(response));
            else reject(new EngineError({ id: 'internal', detail: `"${response.type}" came for "${type}".` }));
          },
          reject,
        },
      });
    });
    // Who asked and no longer cares need not catch.
    answer.catch(() => undefined);
    return answer;
  }

  #send(request: UnsentRequest): number {
    const id = ++this.#lastId;
    this.#worker?.postMessage({ ...request, id } as Request);
    return id;
  }

  #await(id: number, pending: Pending): void {
    this.#pending.set(id, pending);
    this.#deadline.watch();
  }

  #patience(): number {
    const lengths = [...this.#pending.values()].map(({ sample }) => this.#samples.lengthOf(sample));
    const seconds = this.#isPatternAtWork() ? patternPatienceSeconds : patienceSeconds;
    return seconds + (patiencePerMillion * Math.max(0, ...lengths)) / 1e6;
  }

  #isPatternAtWork(): boolean {
    return this.#slowPattern !== null && this.#pending.has(this.#newest);
  }

  #missed(seconds: number): Fault {
    if (this.#isPatternAtWork()) return { id: 'pattern', detail: this.#slowPattern ?? '' };
    return { id: 'deadline', detail: `No sign of life for ${seconds} s.` };
  }

  #receive(response: Response): void {
    this.#deadline.hear();
    switch (response.type) {
      case 'ready':
        this.#listener.onReady?.(response.ms);
        return;
      case 'tried':
        this.#listener.onTried?.(response.leaked);
        return;
      case 'progress':
        return;
      case 'shaped':
        if (response.id !== this.#newest) return;
        this.#respawns = 0;
        this.#listener.onShaped(withoutType(response));
        return;
      case 'described':
        if (response.id === this.#newest) this.#listener.onDescribed(withoutType(response));
        return;
      case 'counted':
        if (response.id !== this.#newest) return;
        if (response.isDone) this.#pending.delete(response.id);
        this.#listener.onCounted(withoutType(response));
        return;
      case 'failed': {
        const { id, fault } = response;
        const asked = this.#take(id);
        if (asked?.settle !== undefined) asked.settle.reject(new EngineError(fault));
        else if (id === this.#newest) this.#listener.onFault(fault, id);
        return;
      }
      default:
        this.#take(response.id)?.settle?.resolve(response);
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
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
    for (const request of this.#samples.requests()) this.#send(request);
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
    this.#deadline.stop();
    this.#worker?.terminate();
    this.#worker = null;
  }
}

function findSlowPattern({ redact }: Shaper): string | null {
  for (const { target } of redact.on ? redact.rules : [])
    if (target.by === 'pattern' && findPatternFault(target.pattern) !== null) return target.pattern;
  return null;
}

function createEngineWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

function isOfType<T extends Response['type']>(response: Response, type: T): response is Extract<Response, { type: T }> {
  return response.type === type;
}

function withoutType<T extends { readonly type: string }>({ type, ...rest }: T): Omit<T, 'type'> {
  return rest;
}

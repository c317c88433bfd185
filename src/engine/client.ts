import {
  type AnyLimit,
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
  Taught,
  Weighed,
} from './answers.ts';
import { HeldSamples, type UnsentRequest } from './client/held-samples.ts';
import { SecondWorker } from './client/second-worker.ts';
import { SharedCounts } from './client/shared-counts.ts';
import { EngineError, WorkerLine } from './client/worker-line.ts';
import type { EncodingName, Request, Response, TextChange, TextRef } from './protocol.ts';

export { EngineError };

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

const patienceSeconds = 20;
/** With a pattern of the person's own that may take for ever. */
const patternPatienceSeconds = 8;
const patiencePerMillion = 5;
const maxRespawns = 3;
const gone: Fault = { id: 'crashed', detail: 'The worker is gone.' };

/** Machines with fewer cores have none to spare beside the page's and the worker's. */
const coresForTwo = 4;
/** UTF-16 units of an output from which a second worker shortens the wait. */
const lengthForTwo = 1_000_000;

type ShapeRequest = Extract<Request, { type: 'shape' }>;

/** The page's side of the workers: newest wins, a deadline for silence, a new worker after a crash. */
export class Engine {
  readonly #listener: EngineListener;
  readonly #createWorker: () => Worker;
  readonly #samples = new HeldSamples();
  /** Null where no core is left for it. */
  readonly #second: SecondWorker | null;
  #line: WorkerLine | null = null;
  /** Since the last success. */
  #respawns = 0;
  #lastId = 0;
  #newest: ShapeRequest | null = null;
  readonly #counts = new SharedCounts();
  /** A pattern in the newest shaper that is not proved to take linear time. */
  #slowPattern: string | null = null;

  constructor(
    listener: EngineListener,
    createWorker: () => Worker = createEngineWorker,
    cores: number = globalThis.navigator?.hardwareConcurrency ?? 1,
  ) {
    this.#listener = listener;
    this.#createWorker = createWorker;
    const owner = {
      onResponse: (response: Response) => this.#receiveSecond(response),
      onLost: () => this.#loseSecond(),
      patience: (samples: readonly (string | null)[]) => this.#patience(samples),
    };
    const nextId = () => ++this.#lastId;
    this.#second = cores < coresForTwo ? null : new SecondWorker(createWorker, this.#samples, nextId, owner);
    this.#spawn();
  }

  open(sample: string, text: string, facts: Facts): Promise<Opened> {
    this.#second?.close(sample);
    this.#samples.open(sample, text, facts);
    const request = { type: 'open', sample, text, facts } as const;
    return this.#ask('opened', request, sample, ({ length, encoding }) => ({ length, encoding, text }));
  }

  /** As `open`, for a file's bytes, whose encoding is told from them. */
  decode(sample: string, bytes: ArrayBuffer, facts: Facts): Promise<Opened> {
    this.#second?.close(sample);
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
    this.#second?.change(sample, changes);
  }

  close(sample: string): void {
    this.#samples.close(sample);
    this.#send({ type: 'close', sample });
    this.#second?.close(sample);
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
  shape(sample: string, shaper: Shaper, facts: Facts, budget: AnyLimit | null): number {
    this.#samples.setFacts(sample, facts);
    const id = ++this.#lastId;
    const request = { type: 'shape', id, sample, shaper, facts, budget } as const;
    this.#forgetNewest();
    this.#newest = request;
    this.#slowPattern = findSlowPattern(shaper);
    // After the caller has got the id.
    if (this.#line === null) queueMicrotask(() => this.#listener.onFault(gone, id));
    else this.#askForShape(this.#line, request);
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
  measure(sample: string, shaper: Shaper, facts: Facts, budget: AnyLimit | null): Promise<Measured> {
    const request = { type: 'measure', sample, shaper, facts, budget } as const;
    return this.#askAside('measured', request, sample, ({ measured }) => measured);
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
    return this.#askAside('tallied', { type: 'tally', sample, encoding }, sample, ({ tokens }) => tokens);
  }

  /** What every format costs for some numbers of rows; null without rows, or where another shaping began before that was known. */
  plot(sample: string): Promise<RowPlot | null> {
    return this.#askAside('plotted', { type: 'plot', sample }, sample, ({ plot }) => plot);
  }

  /** What each path of the final text costs; null where another shaping began before that was known. */
  bill(sample: string): Promise<Bill | null> {
    return this.#askAside('billed', { type: 'bill', sample }, sample, ({ bill }) => bill);
  }

  /** What the final text would cost after edits; null where another shaping began before that was known. */
  weigh(sample: string, edits: readonly Edit[]): Promise<Weighed | null> {
    return this.#askAside('weighed', { type: 'weigh', sample, edits }, sample, ({ weighed }) => weighed);
  }

  /** What a well-known cut makes of the example, or of the sample's output; null for one that is not known. */
  teach(sample: string, lesson: string, example: string | null): Promise<Taught | null> {
    const request = { type: 'teach', sample, lesson, example } as const;
    return this.#ask('taught', request, this.holds(sample) ? sample : null, ({ taught }) => taught);
  }

  export(name: string, shaper: Shaper): Promise<readonly ExportedFile[]> {
    return this.#ask('exported', { type: 'export', name, shaper }, null, ({ files }) => files);
  }

  /** Ends the newest `shape`; what it has answered so far stays. */
  cancel(): void {
    this.#forgetNewest();
    this.#send({ type: 'cancel' });
    this.#second?.cancel();
  }

  /** Ends whatever is at work, in the middle of a step too: a new worker takes over with the samples as they are held. */
  interrupt(): void {
    this.#stop(gone);
    this.#newest = null;
    this.#spawn();
  }

  dispose(): void {
    this.#stop(gone);
    this.#samples.clear();
  }

  #ask<T extends Response['type'], A>(
    type: T,
    request: UnsentRequest,
    sample: string | null,
    read: (response: Extract<Response, { type: T }>) => A,
    line: WorkerLine | null = this.#line,
  ): Promise<A> {
    const sent = { ...request, id: ++this.#lastId } as Request;
    const answer = line === null ? Promise.reject(new EngineError(gone)) : line.ask(type, sent, sample, read);
    // Who asked and no longer cares need not catch.
    answer.catch(() => undefined);
    return answer;
  }

  /** As `#ask`, of the worker that has less to do, about what the newest `shape` gave. */
  #askAside<T extends Response['type'], A>(
    type: T,
    request: UnsentRequest,
    sample: string,
    read: (response: Extract<Response, { type: T }>) => A,
  ): Promise<A> {
    const second = this.#second?.lineFor(sample, this.#newest?.id ?? 0) ?? null;
    return this.#ask(type, request, sample, read, second ?? this.#line);
  }

  #send(request: UnsentRequest): void {
    this.#line?.post({ ...request, id: ++this.#lastId } as Request);
  }

  #askForShape(line: WorkerLine, request: ShapeRequest): void {
    const isShared = this.#second?.holds(request.sample) ?? false;
    this.#counts.begin(isShared);
    line.await(request.id, request.sample);
    line.post(isShared ? { ...request, share: 'first' } : request);
    if (isShared) this.#second?.shape(request);
  }

  #forgetNewest(): void {
    if (this.#newest !== null) this.#line?.forget(this.#newest.id);
    this.#newest = null;
  }

  #patience(samples: readonly (string | null)[]): number {
    const lengths = samples.map((sample) => this.#samples.lengthOf(sample));
    const seconds = this.#isPatternAtWork() ? patternPatienceSeconds : patienceSeconds;
    return seconds + (patiencePerMillion * Math.max(0, ...lengths)) / 1e6;
  }

  #isPatternAtWork(): boolean {
    return this.#slowPattern !== null && this.#isAwaitingNewest();
  }

  #isAwaitingNewest(): boolean {
    return this.#newest !== null && (this.#line?.isAwaiting(this.#newest.id) ?? false);
  }

  #receive(response: Response): void {
    switch (response.type) {
      case 'ready':
        this.#listener.onReady?.(response.ms);
        return;
      case 'tried':
        this.#listener.onTried?.(response.leaked);
        return;
      case 'shaped':
        if (response.id !== this.#newest?.id) return;
        this.#respawns = 0;
        this.#listener.onShaped(withoutType(response));
        return;
      case 'described':
        if (response.id === this.#newest?.id) this.#listener.onDescribed(withoutType(response));
        return;
      case 'counted':
        if (response.id !== this.#newest?.id) return;
        if (response.isDone) this.#line?.forget(response.id);
        for (const counted of this.#counts.first(withoutType(response))) this.#listener.onCounted(counted);
        if (response.isDone) this.#bringSecondIn(this.#newest);
        return;
      case 'failed':
        if (response.id === this.#newest?.id) this.#listener.onFault(response.fault, response.id);
        return;
    }
  }

  /** Once the first worker has counted a big output alone: the next edit of it is shared. */
  #bringSecondIn(request: ShapeRequest): void {
    if (this.#second === null || this.#second.holds(request.sample)) return;
    if (this.#samples.lengthOf(request.sample) < lengthForTwo) return;
    this.#second.hold(request.sample);
    this.#second.shape(request);
  }

  #receiveSecond(response: Response): void {
    if (response.type !== 'counted' && response.type !== 'failed') return;
    if (response.type === 'failed' || response.isDone) this.#second?.forget(response.id);
    if (response.id !== this.#newest?.id) return;
    if (response.type === 'failed') return this.#listener.onFault(response.fault, response.id);
    for (const counted of this.#counts.second(withoutType(response))) this.#listener.onCounted(counted);
  }

  /** The first worker does all of it then. */
  #loseSecond(): void {
    const isAwaited = this.#newest !== null && this.#second?.isAwaiting(this.#newest.id);
    this.#second?.stop(gone, true);
    if (isAwaited && this.#line !== null && this.#newest !== null) this.#askForShape(this.#line, this.#newest);
  }

  #spawn(): void {
    this.#line = new WorkerLine(this.#createWorker(), {
      onResponse: (response) => this.#receive(response),
      onLost: (crash, seconds) => this.#respawn(this.#faultOf(crash, seconds)),
      patience: (samples) => this.#patience(samples),
    });
    for (const request of this.#samples.requests()) this.#send(request);
  }

  #faultOf(crash: string | null, silentSeconds: number): Fault {
    if (crash !== null) return { id: 'crashed', detail: crash };
    if (this.#isPatternAtWork()) return { id: 'pattern', detail: this.#slowPattern ?? '' };
    return { id: 'deadline', detail: `No sign of life for ${silentSeconds} s.` };
  }

  #respawn(fault: Fault): void {
    const shape = this.#isAwaitingNewest() ? (this.#newest?.id ?? 0) : 0;
    this.#newest = null;
    this.#stop(fault);
    const canGoOn = this.#respawns < maxRespawns;
    if (canGoOn) {
      this.#respawns++;
      this.#spawn();
    }
    this.#listener.onFault(fault, shape);
    if (canGoOn) this.#listener.onRespawn?.();
  }

  #stop(fault: Fault): void {
    this.#line?.close(fault);
    this.#line = null;
    this.#second?.stop(fault, false);
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

function withoutType<T extends { readonly type: string }>({ type, ...rest }: T): Omit<T, 'type'> {
  return rest;
}

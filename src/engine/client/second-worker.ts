import type { Fault } from '../answers.ts';
import type { Request, TextChange } from '../protocol.ts';
import type { HeldSamples, UnsentRequest } from './held-samples.ts';
import { type LineOwner, WorkerLine } from './worker-line.ts';

type ShapeRequest = Extract<Request, { type: 'shape' }>;

/** One that is lost so often is not asked again. */
const maxLosses = 2;

/** A worker that holds the big outputs too, shapes them as the first one does and counts what nobody looks at first. */
export class SecondWorker {
  readonly #createWorker: () => Worker;
  readonly #samples: HeldSamples;
  readonly #nextId: () => number;
  readonly #owner: LineOwner;
  readonly #told = new Set<string>();
  #line: WorkerLine | null = null;
  #shaped: ShapeRequest | null = null;
  #losses = 0;

  constructor(createWorker: () => Worker, samples: HeldSamples, nextId: () => number, owner: LineOwner) {
    this.#createWorker = createWorker;
    this.#samples = samples;
    this.#nextId = nextId;
    this.#owner = owner;
  }

  holds(sample: string): boolean {
    return this.#told.has(sample);
  }

  /** From now on it follows what happens to the sample. */
  hold(sample: string): void {
    if (this.#told.has(sample) || this.#losses > maxLosses) return;
    this.#line ??= new WorkerLine(this.#createWorker(), this.#owner);
    this.#told.add(sample);
    for (const request of this.#samples.requestsFor(sample)) this.#post(request);
  }

  change(sample: string, changes: readonly TextChange[]): void {
    if (this.#told.has(sample)) this.#post({ type: 'change', sample, changes });
  }

  close(sample: string): void {
    if (this.#told.delete(sample)) this.#post({ type: 'close', sample });
  }

  /** Does its share of what the first worker is asked with the same id. */
  shape(request: ShapeRequest): void {
    this.cancel();
    if (this.#line === null || !this.#told.has(request.sample)) return;
    this.#shaped = request;
    this.#line.post({ ...request, share: 'second' });
    this.#line.await(request.id, request.sample);
  }

  isAwaiting(id: number): boolean {
    return this.#line?.isAwaiting(id) ?? false;
  }

  /** Its share of this `shape` is done. */
  forget(id: number): void {
    this.#line?.forget(id);
  }

  cancel(): void {
    if (this.#shaped === null) return;
    this.#line?.forget(this.#shaped.id);
    this.#shaped = null;
    this.#post({ type: 'cancel' });
  }

  /** To be asked about the `shape` of this id; null where it has not shaped that. */
  lineFor(sample: string, id: number): WorkerLine | null {
    return this.#shaped?.id === id && this.#shaped.sample === sample ? this.#line : null;
  }

  /** Ends the worker; another one is started where a sample is to be held again. */
  stop(fault: Fault, isLost: boolean): void {
    this.#line?.close(fault);
    this.#line = null;
    this.#told.clear();
    this.#shaped = null;
    if (isLost) this.#losses++;
  }

  #post(request: UnsentRequest): void {
    this.#line?.post({ ...request, id: this.#nextId() } as Request);
  }
}

import type { Fault } from '../answers.ts';
import type { Request, Response } from '../protocol.ts';
import { Deadline } from './deadline.ts';

/** What a promise of the engine is rejected with. */
export class EngineError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.id}: ${fault.detail}`);
    this.fault = fault;
  }
}

interface Pending {
  readonly sample: string | null;
  /** Left out where all answers go to the owner. */
  readonly settle?: { resolve(response: Response): void; reject(error: EngineError): void };
}

export interface LineOwner {
  /** What nobody waits for by a promise. */
  onResponse(response: Response): void;
  /** The worker crashed, or gave no sign of life for so many seconds; the line is to be closed. */
  onLost(crash: string | null, silentSeconds: number): void;
  /** For how many seconds the worker may be silent while something about these samples is awaited. */
  patience(samples: readonly (string | null)[]): number;
}

/** One worker from its start to its end, with what it was asked and has not answered. */
export class WorkerLine {
  readonly #worker: Worker;
  readonly #owner: LineOwner;
  readonly #pending = new Map<number, Pending>();
  readonly #deadline: Deadline;
  #isClosed = false;

  constructor(worker: Worker, owner: LineOwner) {
    this.#worker = worker;
    this.#owner = owner;
    this.#deadline = new Deadline(
      () => this.#pending.size > 0,
      () => owner.patience([...this.#pending.values()].map(({ sample }) => sample)),
      (seconds) => owner.onLost(null, seconds),
    );
    worker.onmessage = (event: MessageEvent<Response>) => {
      if (!this.#isClosed) this.#receive(event.data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (!this.#isClosed) owner.onLost(event.message ?? '', 0);
    };
  }

  post(request: Request): void {
    this.#worker.postMessage(request);
  }

  /** Expects signs of life until this request is forgotten. */
  await(id: number, sample: string | null): void {
    this.#add(id, { sample });
  }

  isAwaiting(id: number): boolean {
    return this.#pending.has(id);
  }

  forget(id: number): void {
    this.#pending.delete(id);
  }

  /** Posts a request and waits for the answer of this type. */
  ask<T extends Response['type'], A>(
    type: T,
    request: Request,
    sample: string | null,
    read: (response: Extract<Response, { type: T }>) => A,
  ): Promise<A> {
    return new Promise<A>((resolve, reject) => {
      this.#add(request.id, {
        sample,
        settle: {
          resolve(response) {
            if (isOfType(response, type)) resolve(read(response));
            else reject(new EngineError({ id: 'internal', detail: `"${response.type}" came for "${type}".` }));
          },
          reject,
        },
      });
      this.post(request);
    });
  }

  /** Ends the worker, in the middle of a step too; what was asked is rejected with the fault. */
  close(fault: Fault): void {
    this.#isClosed = true;
    this.#deadline.stop();
    this.#worker.terminate();
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { settle } of pending) settle?.reject(new EngineError(fault));
  }

  #add(id: number, pending: Pending): void {
    this.#pending.set(id, pending);
    this.#deadline.watch();
  }

  #receive(response: Response): void {
    this.#deadline.hear();
    const id = 'id' in response ? response.id : 0;
    const settle = this.#pending.get(id)?.settle;
    if (settle === undefined) {
      if (response.type === 'failed') this.#pending.delete(id);
      return this.#owner.onResponse(response);
    }
    if (response.type === 'progress') return;
    this.#pending.delete(id);
    if (response.type === 'failed') settle.reject(new EngineError(response.fault));
    else settle.resolve(response);
  }
}

function isOfType<T extends Response['type']>(response: Response, type: T): response is Extract<Response, { type: T }> {
  return response.type === type;
}

import type { Fault } from './answers.ts';

/** A fault on its way to the page. */
export class EngineFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.detail);
    this.fault = fault;
  }
}

export function toFault(error: unknown): Fault {
  return error instanceof EngineFault ? error.fault : { id: 'internal', detail: detailOf(error) };
}

export function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

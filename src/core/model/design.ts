import type { Facts } from './reading.ts';

export interface Sample {
  readonly id: string;
  readonly name: string;
  readonly output: string;
  readonly facts: Facts;
}

export interface ExportedFile {
  readonly path: string;
  readonly text: string;
}
/** Path → text of the core's modules, such as `core/run.ts`. */
export type Sources = { readonly [path: string]: string };

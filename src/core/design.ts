import type { Sample } from './model.ts';
import type { Shaper } from './shaper.ts';

/** What a person works on: a shaper and the outputs that it is tried on. */
export interface Design {
  readonly version: 1;
  readonly id: string;
  readonly name: string;
  readonly shaper: Shaper;
  readonly samples: readonly Sample[];
}

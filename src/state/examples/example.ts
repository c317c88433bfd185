import type { Edit, Facts } from '../../core/index.ts';

/** An output to learn from, and the shaper that it starts with. */
export interface Example {
  readonly facts: Facts;
  readonly output: () => string;
  /** Changes of the shaper that the app would suggest, such as one that leaves a fault for the checks to find. */
  readonly edits?: readonly Edit[];
}

/** What the menu shows of an example. */
export interface ExampleEntry {
  readonly id: string;
  readonly name: string;
  /** What it teaches, in one line. */
  readonly lesson: string;
  load(): Promise<Example>;
}

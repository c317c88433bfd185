import type { Json } from '../../model.ts';

/** A cut that many tools copy from each other, beside the one that they meant. */
export interface Lesson {
  readonly id: string;
  /** Ids of its faults; the catalogue has the sentences. */
  readonly faults: readonly string[];
  naive(input: Json, options: LessonOptions): Json;
  /** `countTokens` is for the one that is limited in tokens; without it four characters of ASCII, and any other, are one. */
  corrected(input: Json, options: LessonOptions, countTokens?: (text: string) => number): Json;
}

export interface LessonOptions {
  /** The limits of the function, by the names that it gives them; its own defaults where left out. */
  readonly [name: string]: number | undefined;
}

import type { Page, Path } from '../model.ts';
import type { TextCut } from './cut-text.ts';
import type { RowChoice } from './take-rows.ts';

/** Everything that may stay; Infinity is no limit. */
export interface Limits {
  readonly rows: number;
  readonly choice: RowChoice;
  readonly offset: number;
  /** Indexes of rows that stay in any case. */
  readonly pinned: ReadonlySet<number>;
  readonly text: TextCut | null;
  readonly fold: boolean;
  /** Grapheme clusters of any text, where that is less than `text` allows. */
  readonly longest: number;
  /** Elements of a list inside a record. */
  readonly elements: number;
  /** Levels of nesting; the record itself is the first. */
  readonly depth: number;
  /** Fields that are left out of every record. */
  readonly without: readonly Path[];
  /** Paths from the record that stay whole. */
  readonly protect: readonly Path[];
  /** The page after the first so many rows, if one is to be named; null where none can be. */
  readonly pageAfter: ((shown: number) => Page | null) | null;
  /** Cuts are added up instead of listed by path. */
  readonly isBrief: boolean;
}

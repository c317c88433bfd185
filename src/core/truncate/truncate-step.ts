import type { Parcel, Path, SortKey, StepOutcome } from '../model.ts';
import { isArray } from '../value.ts';
import { showSort, sortRows } from './sort-rows.ts';

export interface TextCut {
  /** Grapheme clusters; a text up to this long stays whole. */
  readonly limit: number;
  readonly head: number;
  readonly tail: number;
  readonly align: 'none' | 'line' | 'paragraph';
}

export interface Budget {
  /** Tokens of the final text, envelope and notice included. */
  readonly tokens: number;
  /** Fields that must stay whole. */
  readonly protect: readonly Path[];
}

export interface TruncateOptions {
  readonly on: boolean;
  /** Keep the first N rows; null keeps all. */
  readonly rows: number | null;
  /** Applied before rows are cut, and stated in the result. */
  readonly sort: readonly SortKey[];
  /** For each text in the value, and for a value that is text. */
  readonly text: TextCut | null;
  /** Levels of nesting to keep; null keeps all. */
  readonly depth: number | null;
  readonly budget: Budget | null;
}

/** Cuts between rows, in the stated order, and says what it left out. */
export const truncateStep = {
  id: 'truncate',
  isIdle: (shaper: { readonly truncate: TruncateOptions }) => isUncut(shaper.truncate),
  runsOnFailure: false,
  /** A budget is fitted to the final text, so everything after it counts. */
  settings: (shaper: { readonly truncate: TruncateOptions }) =>
    shaper.truncate.budget === null ? shaper.truncate : shaper,
  run(parcel: Parcel, shaper: { readonly truncate: TruncateOptions }): StepOutcome {
    const { rows, sort } = shaper.truncate;
    if (!isArray(parcel.value)) return { parcel, notes: [] };
    const sorted = sortRows(parcel.value, sort);
    const kept = rows === null ? sorted : sorted.slice(0, rows);
    const omitted = sorted.length - kept.length;
    const warnings = omitted > 0 ? [...parcel.warnings, 'result_truncated'] : parcel.warnings;
    const notes = omitted > 0 ? [{ id: 'truncate.rows', values: { kept: kept.length, omitted } }] : [];
    return { parcel: { ...parcel, value: kept, sort: showSort(sort), warnings }, notes };
  },
} as const;

function isUncut({ rows, sort, text, depth, budget }: TruncateOptions): boolean {
  return rows === null && sort.length === 0 && text === null && depth === null && budget === null;
}

import type { Parcel, Path, SortKey, StepOutcome, StepTools } from '../model.ts';
import { isSamePath, pathKey } from '../path.ts';
import { isArray } from '../value.ts';
import { applyLimits, type Limits } from './apply-limits.ts';
import type { TextCut } from './cut-text.ts';
import { fitBudget } from './fit-budget.ts';
import { showSort, sortRows } from './sort-rows.ts';

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

/** Cuts between rows, fields, lines and grapheme clusters, down to a budget if there is one, and says what it left out. */
export const truncateStep = {
  id: 'truncate',
  isIdle: (shaper: { readonly truncate: TruncateOptions }) => isUncut(shaper.truncate),
  runsOnFailure: false,
  /** A budget is fitted to the final text, so everything after it counts. */
  settings: (shaper: { readonly truncate: TruncateOptions }) =>
    shaper.truncate.budget === null ? shaper.truncate : shaper,
  run(parcel: Parcel, shaper: TruncateSettings, tools: StepTools): StepOutcome {
    const { sort, budget } = shaper.truncate;
    const sorted = isArray(parcel.value)
      ? { ...parcel, value: sortRows(parcel.value, sort), sort: showSort(sort) }
      : parcel;
    const limits = limitsOf(shaper.truncate);
    if (budget === null) return applyLimits(sorted, limits);
    const {
      parcel: fitted,
      notes,
      tokens,
      fits,
    } = fitBudget(sorted, limits, budget.tokens, tools, spareFields(parcel, shaper));
    const id = fits ? 'truncate.fitted' : 'truncate.cant-fit';
    return { parcel: fitted, notes: [...notes, { id, values: { tokens, budget: budget.tokens } }] };
  },
} as const;

interface TruncateSettings {
  readonly truncate: TruncateOptions;
  readonly fields: {
    readonly on: boolean;
    readonly layers: { readonly display: 'show' | 'drop' };
    readonly rules: readonly {
      readonly path: Path;
      readonly keep: boolean;
      readonly name: string | null;
      readonly role?: string;
    }[];
  };
}

/** Display fields, where Fields put them; a protected one is not spare. */
function spareFields({ beside }: Parcel, { fields, truncate }: TruncateSettings): readonly Path[] {
  if (!fields.on || fields.layers.display === 'drop') return [];
  const names = new Map(fields.rules.map((rule) => [pathKey(rule.path), rule.name]));
  const shownAt = (path: Path) =>
    beside?.moved.find((field) => isSamePath(field.path, path))?.to ??
    path.map((segment, index) => names.get(pathKey(path.slice(0, index + 1))) ?? segment);
  const guarded = (truncate.budget?.protect ?? []).map(pathKey);
  const display = fields.rules.filter(({ keep, role }) => keep && role === 'display').map(({ path }) => shownAt(path));
  return display.filter((path) => !guarded.includes(pathKey(path)));
}

function limitsOf({ rows, text, depth, budget }: TruncateOptions): Limits {
  return {
    rows: rows ?? Number.POSITIVE_INFINITY,
    text,
    longest: Number.POSITIVE_INFINITY,
    elements: Number.POSITIVE_INFINITY,
    depth: depth ?? Number.POSITIVE_INFINITY,
    without: [],
    protect: budget?.protect ?? [],
    isBrief: false,
  };
}

function isUncut({ rows, sort, text, depth, budget }: TruncateOptions): boolean {
  return rows === null && sort.length === 0 && text === null && depth === null && budget === null;
}

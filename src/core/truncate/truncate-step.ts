import type { Parcel, Path, SortKey, StepOutcome, StepTools } from '../model.ts';
import { isSamePath, pathKey } from '../path.ts';
import { isArray } from '../value.ts';
import { applyLimits } from './apply-limits.ts';
import { clipParcel } from './clip-parcel.ts';
import type { TextClip } from './clip-text.ts';
import type { TextCut } from './cut-text.ts';
import { findPlaces } from './find-places.ts';
import type { BudgetFitter } from './fit-budget.ts';
import type { InnerCutter } from './inner-cutter.ts';
import type { Limits } from './limits.ts';
import { pageRows } from './page-rows.ts';
import type { Pager } from './pagers/index.ts';
import type { RowSorter } from './sort-rows.ts';
import type { RowChoice } from './take-rows.ts';
import { sizeValues, type TextLimits } from './text-budget.ts';

/** The most that the final text may have, envelope and notice included; at least one limit is set. */
export interface Budget extends TextLimits {
  /** Fields that must stay whole. */
  readonly protect: readonly Path[];
}

export interface TruncateOptions {
  readonly on: boolean;
  /** Keep so many rows; null keeps all. */
  readonly rows: number | null;
  /** Which rows are kept where there are more. */
  readonly choice: RowChoice;
  /** Rows passed over before the first that may be kept. */
  readonly offset: number;
  /** Applied before rows are cut, and stated in the result. */
  readonly sort: readonly SortKey[];
  /** For each text in the value, and for a value that is text. */
  readonly text: TextCut | null;
  /** Lines of text that follow each other and say the same become one, with their number. */
  readonly fold: boolean;
  /** One window of a value that is text. */
  readonly clip: TextClip | null;
  /** Levels of nesting to keep; null keeps all. */
  readonly depth: number | null;
  readonly budget: Budget | null;
  /** How the rows that were left out are named, so that the next call can ask for them: the id of a pager, or null. */
  readonly cursor: string | null;
  /** Where all of it can be had; empty where nowhere. Said only where something was left out. */
  readonly artifact: string;
  /** What the model must still be able to read at the end. */
  readonly mustSurvive: readonly SurvivingFact[];
}

/** A value, or what stands at a path of the records, in the source's names. */
export type SurvivingFact =
  | { readonly by: 'text'; readonly text: string }
  | { readonly by: 'path'; readonly path: Path };

/** Cuts between rows, fields, lines and grapheme clusters, down to a budget if there is one, and says what it left out. */
export const truncateStep = {
  id: 'truncate',
  needs: ['rowSorters', 'innerCutters', 'budgetFitters', 'pagers'],
  cutsRows: true,
  isIdle: (shaper: { readonly truncate: TruncateOptions }) => isUncut(shaper.truncate),
  runsOnFailure: false,
  /** A budget is fitted to the final text, so everything after it counts. */
  settings: (shaper: { readonly truncate: TruncateOptions }) =>
    shaper.truncate.budget === null ? shaper.truncate : shaper,
  run(parcel: Parcel, shaper: TruncateSettings, tools: StepTools, parts: TruncateParts): StepOutcome {
    const { sort, budget, artifact, clip } = shaper.truncate;
    const placed = artifact === '' ? parcel : { ...parcel, artifact };
    if (clip !== null && typeof placed.value === 'string') return clipParcel(placed, placed.value, clip);
    const [sorter] = parts.rowSorters;
    const sorted =
      isArray(placed.value) && sorter !== undefined
        ? { ...placed, value: sorter.sort(placed.value, sort), sort: sorter.show(sort) }
        : placed;
    const shownAt = (path: Path) => placeOf(path, parcel, shaper);
    const facts = findPlaces(sorted.value, shaper.truncate.mustSurvive, shownAt);
    const paging = pageRows(sorted, shaper.truncate, parts.pagers);
    if (paging.failure !== null) return { parcel: { ...sorted, failure: paging.failure }, notes: [] };
    const { begin, pageAfter } = paging;
    const limits = { ...limitsOf(shaper.truncate, facts.paths), offset: begin, pageAfter, pinned: facts.rows };
    const [fitter] = parts.budgetFitters;
    if (budget === null || fitter === undefined) return applyLimits(sorted, limits, parts.innerCutters[0]);
    const fitted = fitter.fit(sorted, limits, budget, tools, spareFields(parcel, shaper));
    const { unit, size, limit, fits } = fitted;
    const id = fits ? 'truncate.fitted' : 'truncate.cant-fit';
    return {
      parcel: fitted.parcel,
      notes: [...fitted.notes, { id, values: { ...sizeValues(unit, size), budget: limit } }],
    };
  },
} as const;

export interface TruncateParts {
  readonly rowSorters: readonly RowSorter[];
  readonly innerCutters: readonly InnerCutter[];
  readonly pagers: readonly Pager[];
  readonly budgetFitters: readonly BudgetFitter[];
}

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
function spareFields(parcel: Parcel, shaper: TruncateSettings): readonly Path[] {
  const { fields, truncate } = shaper;
  if (!fields.on || fields.layers.display === 'drop') return [];
  const guarded = (truncate.budget?.protect ?? []).map(pathKey);
  const display = fields.rules
    .filter(({ keep, role }) => keep && role === 'display')
    .map(({ path }) => placeOf(path, parcel, shaper));
  return display.filter((path) => !guarded.includes(pathKey(path)));
}

/** Where Fields put what stood at a path of the source. */
function placeOf(path: Path, { beside }: Parcel, { fields }: TruncateSettings): Path {
  if (!fields.on) return path;
  const names = new Map(fields.rules.map((rule) => [pathKey(rule.path), rule.name]));
  return (
    beside?.moved.find((field) => isSamePath(field.path, path))?.to ??
    path.map((segment, index) => names.get(pathKey(path.slice(0, index + 1))) ?? segment)
  );
}

function limitsOf({ rows, choice, offset, text, fold, depth, budget }: TruncateOptions, kept: readonly Path[]): Limits {
  return {
    rows: rows ?? Number.POSITIVE_INFINITY,
    choice,
    offset,
    pageAfter: null,
    pinned: new Set(),
    text,
    fold,
    longest: Number.POSITIVE_INFINITY,
    elements: Number.POSITIVE_INFINITY,
    depth: depth ?? Number.POSITIVE_INFINITY,
    without: [],
    protect: [...(budget?.protect ?? []), ...kept],
    isBrief: false,
  };
}

function isUncut({ rows, offset, sort, text, fold, clip, depth, budget }: TruncateOptions): boolean {
  const keepsAll = rows === null && offset === 0 && text === null && !fold && clip === null && depth === null;
  return keepsAll && sort.length === 0 && budget === null;
}

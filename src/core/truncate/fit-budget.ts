import { countGraphemes } from '../graphemes.ts';
import type { Json, Parcel, Path, StepTools } from '../model.ts';
import { valueAt } from '../path.ts';
import { rowsOf } from '../rows.ts';
import { isArray } from '../value.ts';
import { applyLimits, type LimitedParcel } from './apply-limits.ts';
import { wholeLimit } from './cut-text.ts';
import { innerCutter } from './inner-cutter.ts';
import { largestFit } from './largest-fit.ts';
import type { Limits } from './limits.ts';
import { type Fullness, TextBudget, type TextLimits } from './text-budget.ts';
import { isLongerThan, type Knob, sizeAlong, weigh } from './value-sizes.ts';

/** With the exact size of the final text. */
export interface FittedParcel extends LimitedParcel, Fullness {
  readonly fits: boolean;
}

/** What is tightened, in this order, each no further than needed and at most to its floor. */
const tightening: readonly { readonly knob: Knob; readonly floor: number }[] = [
  { knob: 'rows', floor: 1 },
  { knob: 'longest', floor: 200 },
  { knob: 'elements', floor: 1 },
  { knob: 'longest', floor: 20 },
  { knob: 'depth', floor: 1 },
  { knob: 'longest', floor: 0 },
];

/** Enough to tell dear fields from cheap ones. */
const weighedRows = 200;
/** Texts are fitted to one part in a thousand of their length. */
const fineText = 1 / 1024;

/** Fits a parcel to limits of its final text. */
export interface BudgetFitter {
  readonly id: string;
  fit(parcel: Parcel, limits: Limits, textLimits: TextLimits, tools: StepTools, spare: readonly Path[]): FittedParcel;
}

export const searchingFitter: BudgetFitter = { id: 'search', fit: fitBudget };

export const budgetFitters = [searchingFitter] as const satisfies readonly BudgetFitter[];

/**
 * As many rows as fit into the limits of the final text. Spare fields give way first, the dearest before the others. Where one row is too much, its texts, its lists and its depth give way. Where what
 * is protected is too much by itself, the smallest that there is.
 */
function fitBudget(
  parcel: Parcel,
  limits: Limits,
  textLimits: TextLimits,
  tools: StepTools,
  spare: readonly Path[],
): FittedParcel {
  const trial = new BudgetTrial(parcel, new TextBudget(textLimits, tools.deps.countTokens), tools);
  if (trial.fits(limits)) return trial.finish(limits);
  const without = dearestFirst(parcel.value, spare);
  for (let count = 1; count <= without.length; count++) {
    const thin = { ...limits, without: without.slice(0, count) };
    if (trial.fits(thin)) return trial.finish(thin);
  }
  let tight: Limits = { ...limits, without };
  const tightened = new Set<Knob>();
  for (const { knob, floor } of tightening) {
    const limit = trial.largest(tight, knob, floor, tight[knob]);
    if (limit !== null) return trial.finish(loosen(trial, { ...tight, [knob]: limit }, limits, tightened, knob));
    if (tight[knob] > floor) tightened.add(knob);
    tight = { ...tight, [knob]: Math.min(tight[knob], floor) };
  }
  return trial.finish(trial.smallest([limits, { ...tight, isBrief: true }]));
}

/** Gives back what an earlier knob gave up, where the last one saved more than was needed. */
function loosen(trial: BudgetTrial, found: Limits, limits: Limits, tightened: ReadonlySet<Knob>, last: Knob): Limits {
  let loose = found;
  for (const knob of ['longest', 'elements', 'rows'] as const) {
    if (!tightened.has(knob) || knob === last) continue;
    const limit = trial.largest(loose, knob, loose[knob], limits[knob]);
    if (limit !== null) loose = { ...loose, [knob]: limit };
  }
  return loose;
}

/** The fields by the characters that their values take in the first rows. */
function dearestFirst(value: Json, paths: readonly Path[]): readonly Path[] {
  const rows = rowsOf(value).slice(0, weighedRows);
  const costs = paths.map((path) => ({
    path,
    cost: rows.reduce<number>((sum, row) => sum + weigh(valueAt(row, path)), 0),
  }));
  return costs.sort((a, b) => b.cost - a.cost).map(({ path }) => path);
}

class BudgetTrial {
  private readonly parcel: Parcel;
  private readonly budget: TextBudget;
  private readonly tools: StepTools;
  /** Null for a text too long to be worth counting. */
  private readonly known = new Map<string, Fullness | null>();
  private least: { readonly limits: Limits | null; readonly size: number } = {
    limits: null,
    size: Number.POSITIVE_INFINITY,
  };
  private readonly counted = new Map<string, number>();

  constructor(parcel: Parcel, budget: TextBudget, tools: StepTools) {
    this.parcel = parcel;
    this.budget = budget;
    this.tools = tools;
  }

  /** The largest value of a knob that fits; null where not even the floor does. */
  largest(limits: Limits, knob: Knob, floor: number, most: number): number | null {
    const ceiling = Math.min(most, sizeAlong(knob, this.widestUnder({ ...limits, [knob]: most }, knob)));
    const least = Math.min(floor, ceiling);
    const grain = knob === 'longest' ? fineText : 0;
    return largestFit(least, ceiling, this.budget.room, grain, (limit) => this.sizeUnder({ ...limits, [knob]: limit }));
  }

  fits(limits: Limits): boolean {
    return this.mayFit(limits) && this.sizeUnder(limits) <= this.budget.room;
  }

  /** False where the whole is far too large, as its texts alone show. */
  private mayFit({ rows, text }: Limits): boolean {
    const { value } = this.parcel;
    const shown = isArray(value) ? value.slice(0, rows) : value;
    const wholeText = text === null ? Number.POSITIVE_INFINITY : wholeLimit(text);
    return !isLongerThan(shown, this.budget.usualLength, wholeText);
  }

  /** A list's rows need not be cut to be counted. */
  private widestUnder(limits: Limits, knob: Knob): Json {
    return knob === 'rows' ? this.parcel.value : this.apply(limits).parcel.value;
  }

  /** In the measure of the budget's room; Infinity where the text is too long to be worth counting. */
  private sizeUnder(limits: Limits): number {
    const key = keyOfLimits(limits);
    const known = this.known.get(key);
    if (known !== undefined) return known?.share ?? Number.POSITIVE_INFINITY;
    const { parcel } = this.apply(limits);
    const isHuge = isLongerThan(parcel.value, this.budget.mostLength);
    const measured = isHuge ? null : this.budget.measure(this.tools.finish(parcel));
    this.known.set(key, measured);
    const size = measured?.share ?? Number.POSITIVE_INFINITY;
    if (size < this.least.size) this.least = { limits, size };
    return size;
  }

  /** Of these and of all that was tried: to account for a cut may take more than the cut saves. */
  smallest(last: readonly [Limits, ...Limits[]]): Limits {
    for (const limits of last) this.sizeUnder(limits);
    return this.least.limits ?? last[0];
  }

  finish(limits: Limits): FittedParcel {
    const limited = this.apply(limits);
    const measured = this.known.get(keyOfLimits(limits)) ?? this.budget.measure(this.tools.finish(limited.parcel));
    if (measured.size <= measured.limit) return { ...limited, ...measured, fits: true };
    const parcel = { ...limited.parcel, warnings: [...limited.parcel.warnings, 'over_budget'] };
    return { ...limited, parcel, ...this.budget.measure(this.tools.finish(parcel)), fits: false };
  }

  private apply(limits: Limits): LimitedParcel {
    return applyLimits(this.parcel, limits, innerCutter, (text) => this.lengthOf(text));
  }

  /** A text of megabytes is met again under every limit. */
  private lengthOf(text: string): number {
    if (text.length < 10_000) return countGraphemes(text);
    const known = this.counted.get(text) ?? countGraphemes(text);
    this.counted.set(text, known);
    return known;
  }
}

function keyOfLimits({ rows, longest, elements, depth, isBrief, without }: Limits): string {
  return [rows, longest, elements, depth, isBrief, without.length].join();
}

import { countGraphemes } from '../graphemes.ts';
import type { Json, Parcel, Path, StepTools } from '../model.ts';
import { valueAt } from '../path.ts';
import { countRows, rowsOf } from '../rows.ts';
import { isArray, isScalar } from '../value.ts';
import { applyLimits, type LimitedParcel, type Limits } from './apply-limits.ts';
import { wholeLimit } from './cut-text.ts';
import { elementsIn, levelsOf, membersOf } from './cut-values.ts';
import { largestFit } from './largest-fit.ts';

export interface FittedParcel extends LimitedParcel {
  /** Exact, of the final text. */
  readonly tokens: number;
  readonly fits: boolean;
}

type Knob = 'rows' | 'longest' | 'elements' | 'depth';

/** What is tightened, in this order, each no further than needed and at most to its floor. */
const tightening: readonly { readonly knob: Knob; readonly floor: number }[] = [
  { knob: 'rows', floor: 1 },
  { knob: 'longest', floor: 200 },
  { knob: 'elements', floor: 1 },
  { knob: 'longest', floor: 20 },
  { knob: 'depth', floor: 1 },
  { knob: 'longest', floor: 0 },
];

/** No tokenizer has a token this long for what tools return; longer texts are too large without being counted. */
const longestToken = 200;
/** Texts with more characters to a token than this are rare: counting a whole that is larger hardly ever pays. */
const usualToken = 12;

/** Enough to tell dear fields from cheap ones. */
const weighedRows = 200;
/** Texts are fitted to one part in a thousand of their length. */
const fineText = 1 / 1024;

/**
 * As many rows as fit into the tokens. Spare fields give way first, the dearest before the others. Where one row is too much, its texts, its lists and its depth give way. Where what
 * is protected is too much by itself, the smallest that there is.
 */
export function fitBudget(
  parcel: Parcel,
  limits: Limits,
  budget: number,
  tools: StepTools,
  spare: readonly Path[] = [],
): FittedParcel {
  const trial = new BudgetTrial(parcel, budget, tools);
  if (trial.mayFit(limits) && trial.tokensUnder(limits) <= budget) return trial.finish(limits);
  const without = dearestFirst(parcel.value, spare);
  for (let count = 1; count <= without.length; count++) {
    const thin = { ...limits, without: without.slice(0, count) };
    if (trial.mayFit(thin) && trial.tokensUnder(thin) <= budget) return trial.finish(thin);
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

function weigh(value: Json | undefined): number {
  if (value === undefined) return 0;
  if (isScalar(value)) return typeof value === 'string' ? value.length : 4;
  return membersOf(value).reduce<number>((sum, member) => sum + weigh(member), 0);
}

class BudgetTrial {
  private readonly parcel: Parcel;
  private readonly budget: number;
  private readonly tools: StepTools;
  private readonly known = new Map<string, number>();
  private least: { readonly limits: Limits | null; readonly tokens: number } = {
    limits: null,
    tokens: Number.POSITIVE_INFINITY,
  };
  private readonly counted = new Map<string, number>();

  constructor(parcel: Parcel, budget: number, tools: StepTools) {
    this.parcel = parcel;
    this.budget = budget;
    this.tools = tools;
  }

  /** The largest value of a knob that fits; null where not even the floor does. */
  largest(limits: Limits, knob: Knob, floor: number, most: number): number | null {
    const ceiling = Math.min(most, sizeAlong(knob, this.widestUnder({ ...limits, [knob]: most }, knob)));
    const least = Math.min(floor, ceiling);
    const grain = knob === 'longest' ? fineText : 0;
    return largestFit(least, ceiling, this.budget, grain, (limit) => this.tokensUnder({ ...limits, [knob]: limit }));
  }

  /** False where the whole is far too large, as its texts alone show. */
  mayFit({ rows, text }: Limits): boolean {
    const { value } = this.parcel;
    const shown = isArray(value) ? value.slice(0, rows) : value;
    const wholeText = text === null ? Number.POSITIVE_INFINITY : wholeLimit(text);
    return !isLongerThan(shown, usualToken * this.budget, wholeText);
  }

  /** A list's rows need not be cut to be counted. */
  private widestUnder(limits: Limits, knob: Knob): Json {
    return knob === 'rows' ? this.parcel.value : this.apply(limits).parcel.value;
  }

  /** Infinity where the text is too long to be worth counting. */
  tokensUnder(limits: Limits): number {
    const key = keyOfLimits(limits);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { parcel } = this.apply(limits);
    const isHuge = isLongerThan(parcel.value, longestToken * this.budget);
    const tokens = isHuge ? Number.POSITIVE_INFINITY : this.count(parcel);
    this.known.set(key, tokens);
    if (tokens < this.least.tokens) this.least = { limits, tokens };
    return tokens;
  }

  /** Of these and of all that was tried: to account for a cut may take more than the cut saves. */
  smallest(last: readonly [Limits, ...Limits[]]): Limits {
    for (const limits of last) this.tokensUnder(limits);
    return this.least.limits ?? last[0];
  }

  finish(limits: Limits): FittedParcel {
    const limited = this.apply(limits);
    const tokens = this.known.get(keyOfLimits(limits)) ?? this.count(limited.parcel);
    if (tokens <= this.budget) return { ...limited, tokens, fits: true };
    const parcel = { ...limited.parcel, warnings: [...limited.parcel.warnings, 'over_budget'] };
    return { ...limited, parcel, tokens: this.count(parcel), fits: false };
  }

  private apply(limits: Limits): LimitedParcel {
    return applyLimits(this.parcel, limits, (text) => this.lengthOf(text));
  }

  private count(parcel: Parcel): number {
    return this.tools.deps.countTokens(this.tools.finish(parcel));
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

/** The limit from which on a knob changes nothing. */
function sizeAlong(knob: Knob, value: Json): number {
  switch (knob) {
    case 'rows':
      return countRows(value);
    case 'longest':
      return longestText(value);
    case 'elements':
      return rowsOf(value).reduce((most: number, row) => Math.max(most, mostElements(row)), 0);
    case 'depth':
      return rowsOf(value).reduce((most: number, row) => Math.max(most, levelsOf(row)), 0);
  }
}

function longestText(value: Json): number {
  if (typeof value === 'string') return value.length;
  return membersOf(value).reduce((most: number, member) => Math.max(most, longestText(member)), 0);
}

function mostElements(value: Json): number {
  return membersOf(value).reduce((most: number, member) => Math.max(most, mostElements(member)), elementsIn(value));
}

/** Whether the scalars alone take more characters, of each text at most `wholeText`; looks no further than needed. */
function isLongerThan(value: Json, characters: number, wholeText = Number.POSITIVE_INFINITY): boolean {
  let left = characters;
  const visit = (part: Json): boolean => {
    if (isScalar(part)) left -= typeof part === 'string' ? Math.min(part.length, wholeText) : 1;
    else membersOf(part).some(visit);
    return left < 0;
  };
  return visit(value);
}

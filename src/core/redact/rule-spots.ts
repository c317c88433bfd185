import { each } from '../path.ts';
import type { CompiledRules } from './compile-rules.ts';
import type { KeyReader } from './key-reader.ts';
import type { RedactRule } from './redact-options.ts';
import {
  firstOf,
  placeKey,
  placesBelow,
  type RankedRule,
  type RenamedPlace,
  type RulePlace,
  withDeep,
} from './rule-places.ts';

/** Where a value stands: in the trees of rules and of renamed fields, and under a rule that hides all of it. */
export interface Spot {
  readonly places: readonly RulePlace[];
  readonly names: RenamedPlace | null;
  readonly rule: RedactRule | null;
  /** What lies a step further, as far as it was looked for: records repeat their steps. */
  readonly steps: Map<string | number, Spot>;
}

/** Objects that stand for maps have too many keys to remember. */
const stepLimit = 1000;

/** Finds which rule hides what by where it stands. */
export class RuleSpots {
  /** No rule by path leads here or further, nor does one hide all of it. */
  readonly nowhere = newSpot([], null, null);
  private readonly rules: CompiledRules;
  private readonly keys: KeyReader;
  private readonly reach: (rule: RedactRule) => void;

  /** `reach` is told of each rule whose path leads to a value. */
  constructor(rules: CompiledRules, keys: KeyReader, reach: (rule: RedactRule) => void) {
    this.rules = rules;
    this.keys = keys;
    this.reach = reach;
  }

  /** Where records stand. */
  start(): Spot {
    const { places, names } = this.rules;
    const start = withDeep([places]);
    const isIdle = places.children.size === 0 && places.found === null;
    const rule = this.firstAt(start)?.rule ?? null;
    return newSpot(isIdle ? [] : start, names.children.size === 0 ? null : names, rule);
  }

  step(spot: Spot, segment: string | number): Spot {
    if (spot === this.nowhere && typeof segment === 'number') return spot;
    const known = spot.steps.get(segment);
    if (known !== undefined) return known;
    const places = spot.places.length === 0 ? spot.places : placesBelow(spot.places, segment);
    const names = spot.names === null ? null : (childrenAt(spot.names, segment)[0] ?? null);
    let best = this.firstAt(places);
    if (typeof segment === 'string') best = firstOf(best, this.keys.read(segment).rule);
    for (const source of names?.sources ?? []) best = firstOf(best, this.keys.read(source).rule);
    const rule = best?.rule ?? spot.rule;
    const next = places.length === 0 && names === null && rule === null ? this.nowhere : newSpot(places, names, rule);
    if (spot.steps.size < stepLimit) spot.steps.set(segment, next);
    return next;
  }

  /** Keys that lead nowhere from a spot, of those that were met. */
  plainKeys(spot: Spot): ReadonlySet<string> {
    const keys = [...spot.steps].filter(([, next]) => next === this.nowhere).map(([key]) => key);
    return new Set(keys.filter((key) => typeof key === 'string'));
  }

  private firstAt(places: readonly RulePlace[]): RankedRule | null {
    let best: RankedRule | null = null;
    for (const { found } of places) {
      if (found !== null) this.reach(found.rule);
      best = firstOf(best, found);
    }
    return best;
  }
}

function newSpot(places: readonly RulePlace[], names: RenamedPlace | null, rule: RedactRule | null): Spot {
  return { places, names, rule, steps: new Map() };
}

/** The children that a key or an index leads to. */
function childrenAt<T>(place: { readonly children: ReadonlyMap<string, T> }, segment: string | number): readonly T[] {
  const keys = typeof segment === 'number' ? [placeKey(segment), placeKey(each)] : [placeKey(segment)];
  return keys.flatMap((key) => place.children.get(key) ?? []);
}

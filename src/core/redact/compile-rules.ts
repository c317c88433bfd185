import type { Detector } from '../model.ts';
import { find } from '../registry.ts';
import type { RedactOptions, RedactRule, RedactTarget, RenamedField } from './redact-options.ts';
import { placeKey, type RankedRule, type RenamedPlace, type RulePlace, renamePath } from './rule-places.ts';
import { makeScanTables, type ScanTables } from './scan-tables.ts';

/** Rules made ready to be asked about a key, a place or a hit. */
export interface CompiledRules {
  /** Of the detectors that rules name, and one for each rule by key. */
  readonly tables: ScanTables;
  readonly byDetector: ReadonlyMap<string, RedactRule>;
  /** By normalised key. */
  readonly byKey: ReadonlyMap<string, RankedRule>;
  /** Rules that ask more of a key than its name, in their order. */
  readonly keyTests: readonly KeyTest[];
  /** In lower case. */
  readonly allowed: ReadonlySet<string>;
  readonly places: RulePlace;
  readonly names: RenamedPlace;
}

export interface KeyTest {
  readonly ranked: RankedRule;
  fits(key: string): boolean;
}

/** What the rules find together, while they are put together. */
export interface RulesDraft {
  readonly own: Detector[];
  readonly byDetector: Map<string, RedactRule>;
  readonly byKey: Map<string, RankedRule>;
  readonly keyTests: KeyTest[];
  readonly places: RulePlace;
  readonly renamed: readonly RenamedField[];
}

/** What some rules look for; it leaves others alone. */
export interface TargetKind {
  readonly id: RedactTarget['by'];
  add(draft: RulesDraft, ranked: RankedRule): void;
}

export function compileRules(
  { rules, allow }: RedactOptions,
  kinds: readonly TargetKind[],
  known: readonly Detector[],
  renamed: readonly RenamedField[],
): CompiledRules {
  const places: RulePlace = { isDeep: false, found: null, children: new Map() };
  const draft: RulesDraft = { own: [], byDetector: new Map(), byKey: new Map(), keyTests: [], places, renamed };
  for (const [rank, rule] of rules.entries()) find(kinds, rule.target.by).add(draft, { rule, rank });
  const used = rules.flatMap((rule) => (rule.target.by === 'detector' ? [find(known, rule.target.detector)] : []));
  const active = [...draft.own, ...known.filter((detector) => used.includes(detector))];
  return {
    tables: makeScanTables(active),
    byDetector: draft.byDetector,
    byKey: draft.byKey,
    keyTests: draft.keyTests,
    allowed: new Set(allow.map((text) => text.toLowerCase())),
    places,
    names: compileNames(renamed),
  };
}

/** A detector that stands for one rule. */
export function addOwnDetector({ own, byDetector }: RulesDraft, detector: Detector, rule: RedactRule): void {
  own.push(detector);
  byDetector.set(detector.id, rule);
}

function compileNames(renamed: readonly RenamedField[]): RenamedPlace {
  const root: RenamedPlace = { sources: [], children: new Map() };
  for (const { path, name, to } of renamed) {
    const source = path.at(-1);
    if (name === null || typeof source !== 'string') continue;
    let place = root;
    for (const segment of to ?? renamePath(path, renamed)) {
      const child = place.children.get(placeKey(segment)) ?? { sources: [], children: new Map() };
      place.children.set(placeKey(segment), child);
      place = child;
    }
    place.sources.push(source);
  }
  return root;
}

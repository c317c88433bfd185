import type { Detector } from '../model.ts';
import { find } from '../registry.ts';
import { toAssignmentDetector } from './assignment-detector.ts';
import { fitsKeyPattern } from './key-pattern.ts';
import { findPatternFault } from './linear-pattern.ts';
import { normalizeKey } from './normalize-key.ts';
import { toPatternDetector, toWordDetector } from './own-detectors.ts';
import type { RedactOptions, RedactRule, RenamedField, RulePath, RuleSegment } from './redact-options.ts';
import { isAny, isDeep } from './rule-path.ts';
import { makeScanTables, type ScanTables } from './scan-tables.ts';
import { findSensitiveKeys, sensitiveKeys } from './sensitive-keys.ts';

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

/** A rule with its place in the list: of two that fit, the lower rank counts. */
export interface RankedRule {
  readonly rule: RedactRule;
  readonly rank: number;
}

export interface KeyTest {
  readonly ranked: RankedRule;
  fits(key: string): boolean;
}

/** A node of the tree of rules by path. */
export interface RulePlace {
  /** It stays where it is at every step. */
  readonly isDeep: boolean;
  found: RankedRule | null;
  readonly children: Map<string, RulePlace>;
}

/** A node of the tree of renamed fields, by the names that records have now. */
export interface RenamedPlace {
  readonly sources: string[];
  readonly children: Map<string, RenamedPlace>;
}

export function compileRules(
  { rules, allow }: RedactOptions,
  known: readonly Detector[],
  renamed: readonly RenamedField[],
): CompiledRules {
  const byDetector = new Map<string, RedactRule>();
  const keyTests: KeyTest[] = [];
  const own: Detector[] = [];
  const byKey = new Map<string, RankedRule>();
  const places: RulePlace = { isDeep: false, found: null, children: new Map() };
  const addOwn = (detector: Detector, rule: RedactRule): void => {
    own.push(detector);
    byDetector.set(detector.id, rule);
  };
  for (const [rank, rule] of rules.entries()) {
    const { target: aim } = rule;
    if (aim.by === 'detector') {
      if (!byDetector.has(aim.detector)) byDetector.set(aim.detector, rule);
    } else if (aim.by === 'key') {
      for (const key of aim.keys.map(normalizeKey)) if (!byKey.has(key)) byKey.set(key, { rule, rank });
      const patterns = aim.keys.filter((key) => key.includes('*'));
      if (patterns.length > 0) {
        keyTests.push({
          ranked: { rule, rank },
          fits: (key) => patterns.some((pattern) => fitsKeyPattern(pattern, key)),
        });
      }
      addOwn(toAssignmentDetector(`rule ${rank}`, aim.keys, rule.action), rule);
    } else if (aim.by === 'names') {
      keyTests.push({ ranked: { rule, rank }, fits: (key) => aim.kinds.includes(findSensitiveKeys(key)?.id ?? '') });
      const names = sensitiveKeys
        .filter(({ id }) => aim.kinds.includes(id))
        .flatMap(({ keys, endings }) => [...keys, ...endings]);
      addOwn(toAssignmentDetector(`rule ${rank}`, names, rule.action), rule);
    } else if (aim.by === 'words') {
      addOwn(toWordDetector(`rule ${rank}`, aim.words), rule);
    } else if (aim.by === 'pattern') {
      if (findPatternFault(aim.pattern)?.reason !== 'syntax')
        addOwn(toPatternDetector(`rule ${rank}`, aim.pattern), rule);
    } else {
      for (const path of [aim.path, renamePath(aim.path, renamed), ...movedPaths(aim.path, renamed)]) {
        const place = path.reduce(openPlace, places);
        place.found ??= { rule, rank };
      }
    }
  }
  const used = rules.flatMap((rule) => (rule.target.by === 'detector' ? [find(known, rule.target.detector)] : []));
  const active = [...own, ...known.filter((detector) => used.includes(detector))];
  return {
    tables: makeScanTables(active),
    byDetector,
    byKey,
    keyTests,
    allowed: new Set(allow.map((text) => text.toLowerCase())),
    places,
    names: compileNames(renamed),
  };
}

export function placeKey(segment: RuleSegment): string {
  if (isAny(segment)) return '?';
  if (isDeep(segment)) return '**';
  return typeof segment === 'object' ? '*' : typeof segment === 'number' ? `#${segment}` : `.${segment}`;
}

function openPlace(place: RulePlace, segment: RuleSegment): RulePlace {
  const key = placeKey(segment);
  const child = place.children.get(key) ?? { isDeep: isDeep(segment), found: null, children: new Map() };
  place.children.set(key, child);
  return child;
}

/** The path with the names that its fields have now. */
function renamePath(path: RulePath, renamed: readonly RenamedField[]): RulePath {
  const inPlace = renamed.filter((field) => field.to === undefined);
  const names = new Map(inPlace.map((field) => [field.path.map(placeKey).join('\n'), field.name]));
  return path.map((segment, index) => {
    const source = path
      .slice(0, index + 1)
      .map(placeKey)
      .join('\n');
    return names.get(source) ?? segment;
  });
}

/** Where what stood at the path, or around it, was moved to. */
function movedPaths(path: RulePath, renamed: readonly RenamedField[]): readonly RulePath[] {
  return renamed.flatMap((field) => {
    const { length } = field.path;
    const isInside = field.to !== undefined && pathKeyOf(path.slice(0, length)) === pathKeyOf(field.path);
    return isInside ? [[...field.to, ...path.slice(length)]] : [];
  });
}

function pathKeyOf(path: RulePath): string {
  return path.map(placeKey).join('\n');
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

/** Of two rules that fit, the earlier. */
export function firstOf(a: RankedRule | null, b: RankedRule | null): RankedRule | null {
  if (a === null || b === null) return a ?? b;
  return b.rank < a.rank ? b : a;
}

/** The places that a step leads to, and those that stand there without one. */
export function placesBelow(places: readonly RulePlace[], segment: string | number): readonly RulePlace[] {
  const keys = ['?', ...(typeof segment === 'number' ? ['*', placeKey(segment)] : [placeKey(segment)])];
  const next = places.flatMap((place) => [
    ...(place.isDeep ? [place] : []),
    ...keys.flatMap((key) => place.children.get(key) ?? []),
  ]);
  return next.length === 0 ? next : withDeep(next);
}

/** `**` matches no step too. */
export function withDeep(places: readonly RulePlace[]): readonly RulePlace[] {
  const all = new Set(places);
  for (const place of all) {
    const deep = place.children.get('**');
    if (deep !== undefined) all.add(deep);
  }
  return [...all];
}

import type { Detector, Path, PathSegment } from '../model.ts';
import { isEach, isSamePath } from '../path.ts';
import { find } from '../registry.ts';
import { toAssignmentDetector } from './assignment-detector.ts';
import { normalizeKey } from './normalize-key.ts';
import type { RedactRule, RenamedField } from './redact-options.ts';
import { makeScanTables, type ScanTables } from './scan-tables.ts';

/** Rules made ready to be asked about a key, a place or a hit. */
export interface CompiledRules {
  /** Of the detectors that rules name, and one for each rule by key. */
  readonly tables: ScanTables;
  readonly byDetector: ReadonlyMap<string, RedactRule>;
  /** By normalised key. */
  readonly byKey: ReadonlyMap<string, RankedRule>;
  readonly places: RulePlace;
  readonly names: RenamedPlace;
}

/** A rule with its place in the list: of two that fit, the lower rank counts. */
export interface RankedRule {
  readonly rule: RedactRule;
  readonly rank: number;
}

/** A node of the tree of rules by path. */
export interface RulePlace {
  found: RankedRule | null;
  readonly children: Map<string, RulePlace>;
}

/** A node of the tree of renamed fields, by the names that records have now. */
export interface RenamedPlace {
  readonly sources: string[];
  readonly children: Map<string, RenamedPlace>;
}

export function compileRules(
  rules: readonly RedactRule[],
  known: readonly Detector[],
  renamed: readonly RenamedField[],
): CompiledRules {
  const byDetector = new Map<string, RedactRule>();
  const assignments: Detector[] = [];
  const byKey = new Map<string, RankedRule>();
  const places: RulePlace = { found: null, children: new Map() };
  for (const [rank, rule] of rules.entries()) {
    const { target: aim } = rule;
    if (aim.by === 'detector') {
      if (!byDetector.has(aim.detector)) byDetector.set(aim.detector, rule);
    } else if (aim.by === 'key') {
      for (const key of aim.keys.map(normalizeKey)) if (!byKey.has(key)) byKey.set(key, { rule, rank });
      const assignment = toAssignmentDetector(`key ${rank}`, aim.keys, rule.action);
      assignments.push(assignment);
      byDetector.set(assignment.id, rule);
    } else {
      for (const path of [aim.path, renamePath(aim.path, renamed), ...movedPaths(aim.path, renamed)]) {
        const place = path.reduce(openPlace, places);
        place.found ??= { rule, rank };
      }
    }
  }
  const used = rules.flatMap((rule) => (rule.target.by === 'detector' ? [find(known, rule.target.detector)] : []));
  const active = [...assignments, ...known.filter((detector) => used.includes(detector))];
  return { tables: makeScanTables(active), byDetector, byKey, places, names: compileNames(renamed) };
}

export function placeKey(segment: PathSegment): string {
  return isEach(segment) ? '*' : typeof segment === 'number' ? `#${segment}` : `.${segment}`;
}

function openPlace(place: RulePlace, segment: PathSegment): RulePlace {
  const key = placeKey(segment);
  const child = place.children.get(key) ?? { found: null, children: new Map() };
  place.children.set(key, child);
  return child;
}

/** The path with the names that its fields have now. */
function renamePath(path: Path, renamed: readonly RenamedField[]): Path {
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
function movedPaths(path: Path, renamed: readonly RenamedField[]): readonly Path[] {
  return renamed.flatMap((field) => {
    const { length } = field.path;
    const isInside = field.to !== undefined && isSamePath(path.slice(0, length), field.path);
    return isInside ? [[...field.to, ...path.slice(length)]] : [];
  });
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

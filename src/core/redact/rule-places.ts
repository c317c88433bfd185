import type { RedactRule, RenamedField, RulePath, RuleSegment } from './redact-options.ts';
import { isAny, isDeep } from './rule-path.ts';

/** A rule with its place in the list: of two that fit, the lower rank counts. */
export interface RankedRule {
  readonly rule: RedactRule;
  readonly rank: number;
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

/** A step of a path, as a node of the tree of places knows it. */
export function placeKey(segment: RuleSegment): string {
  if (isAny(segment)) return '?';
  if (isDeep(segment)) return '**';
  return typeof segment === 'object' ? '*' : typeof segment === 'number' ? `#${segment}` : `.${segment}`;
}

export function openPlace(place: RulePlace, segment: RuleSegment): RulePlace {
  const key = placeKey(segment);
  const child = place.children.get(key) ?? { isDeep: isDeep(segment), found: null, children: new Map() };
  place.children.set(key, child);
  return child;
}

/** The path with the names that its fields have now. */
export function renamePath(path: RulePath, renamed: readonly RenamedField[]): RulePath {
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
export function movedPaths(path: RulePath, renamed: readonly RenamedField[]): readonly RulePath[] {
  return renamed.flatMap((field) => {
    const { length } = field.path;
    const isInside = field.to !== undefined && pathKeyOf(path.slice(0, length)) === pathKeyOf(field.path);
    return isInside ? [[...field.to, ...path.slice(length)]] : [];
  });
}

function pathKeyOf(path: RulePath): string {
  return path.map(placeKey).join('\n');
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

import type { Cut, Path, PathSegment } from '../model.ts';
import { each, showPath } from '../path.ts';
import { resultWords } from '../words/en.ts';

/** Where a value stands: in what, and under which key or as one of many. Null is the record itself. */
export interface Trail {
  readonly inside: Trail | null;
  readonly segment: PathSegment;
}

/** A path over all rows, with what was left out there. */
interface CutPlace {
  readonly path: Path;
  readonly inside: Map<string, CutPlace>;
  characters: number;
  elements: number;
  levels: number;
}

/** Paths that a result lists one by one. */
const listedPaths = 10;

/** What was left out, added up over all rows under one path. */
export class CutLedger {
  /** Texts that were shortened. */
  texts = 0;
  /** Lists and objects that were shortened or stand as a mere size. */
  parts = 0;
  private readonly root = newPlace([]);
  private readonly places: CutPlace[] = [];

  addText(trail: Trail | null, characters: number): void {
    this.noted(trail).characters += characters;
    this.texts++;
  }

  addElements(trail: Trail | null, elements: number): void {
    this.noted(trail).elements += elements;
    this.parts++;
  }

  /** Levels of different rows don't add up: the deepest counts. */
  addLevels(trail: Trail | null, levels: number): void {
    const place = this.noted(trail);
    place.levels = Math.max(place.levels, levels);
    this.parts++;
  }

  get characters(): number {
    return this.places.reduce((sum, place) => sum + place.characters, 0);
  }

  /** One cut a path and unit, in the order met; the smallest of very many are added up. */
  cuts(isList: boolean, isBrief: boolean): readonly Cut[] {
    const all = cutUnits.flatMap((unit) =>
      this.places.flatMap((place) => (place[unit] === 0 ? [] : [{ path: place.path, omitted: place[unit], unit }])),
    );
    const most = isBrief ? 0 : listedPaths;
    const listed =
      all.length <= most ? all : [...all].sort((a, b) => b.omitted - a.omitted).slice(0, Math.max(0, most - 3));
    const isListed = new Set(listed);
    const rest = all.filter((cut) => !isListed.has(cut));
    const shown = all
      .filter((cut) => isListed.has(cut))
      .map((cut) => ({ ...cut, path: showPath(cut.path.length === 0 && isList ? [each] : cut.path) }));
    return [...shown, ...cutUnits.flatMap((unit) => addUp(rest, unit, isBrief))];
  }

  private noted(trail: Trail | null): CutPlace {
    const place = this.placeOf(trail);
    if (place.characters + place.elements + place.levels === 0) this.places.push(place);
    return place;
  }

  private placeOf(trail: Trail | null): CutPlace {
    if (trail === null) return this.root;
    const { segment } = trail;
    const outer = this.placeOf(trail.inside);
    const key = typeof segment === 'string' ? `.${segment}` : '*';
    const known = outer.inside.get(key);
    if (known !== undefined) return known;
    const made = newPlace([...outer.path, segment]);
    outer.inside.set(key, made);
    return made;
  }
}

const cutUnits = ['characters', 'elements', 'levels'] as const;

function newPlace(path: Path): CutPlace {
  return { path, inside: new Map(), characters: 0, elements: 0, levels: 0 };
}

function addUp(
  cuts: readonly { readonly omitted: number; readonly unit: Cut['unit'] }[],
  unit: Cut['unit'],
  isBrief: boolean,
): readonly Cut[] {
  const omissions = cuts.filter((cut) => cut.unit === unit).map(({ omitted }) => omitted);
  if (omissions.length === 0) return [];
  const path = isBrief ? showPath([]) : resultWords.otherPaths(omissions.length);
  const omitted = omissions.reduce((sum, one) => (unit === 'levels' ? Math.max(sum, one) : sum + one), 0);
  return [{ path, omitted, unit }];
}

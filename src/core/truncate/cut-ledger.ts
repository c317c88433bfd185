import type { Cut, Path, PathSegment } from '../model.ts';
import { each, pathKey, showPath } from '../path.ts';
import { resultWords } from '../words/en.ts';

/** A path over all rows, with what was left out there. */
export interface CutPlace {
  /** From the record. */
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
  readonly root: CutPlace = newPlace([]);
  /** Texts that were shortened. */
  texts = 0;
  /** Lists and objects that were shortened or stand as a mere size. */
  parts = 0;
  private readonly places: CutPlace[] = [];

  inside(place: CutPlace, segment: PathSegment): CutPlace {
    const key = typeof segment === 'string' ? `.${segment}` : pathKey([segment]);
    const known = place.inside.get(key);
    if (known !== undefined) return known;
    const made = newPlace([...place.path, segment]);
    place.inside.set(key, made);
    return made;
  }

  addText(place: CutPlace, characters: number): void {
    this.note(place);
    this.texts++;
    place.characters += characters;
  }

  addElements(place: CutPlace, elements: number): void {
    this.note(place);
    this.parts++;
    place.elements += elements;
  }

  /** Levels of different rows don't add up: the deepest counts. */
  addLevels(place: CutPlace, levels: number): void {
    this.note(place);
    this.parts++;
    place.levels = Math.max(place.levels, levels);
  }

  get characters(): number {
    return this.places.reduce((sum, place) => sum + place.characters, 0);
  }

  /** One cut a path and unit, in the order met; the smallest of very many are added up. */
  cuts(isList: boolean, isBrief: boolean): readonly Cut[] {
    const all = cutUnits.flatMap((unit) =>
      this.places.flatMap((place) =>
        place[unit] === 0 ? [] : [{ path: showPlace(place, isList), omitted: place[unit], unit }],
      ),
    );
    if (isBrief)
      return cutUnits.flatMap((unit) =>
        addUp(
          all.filter((cut) => cut.unit === unit),
          showPath([]),
        ),
      );
    if (all.length <= listedPaths) return all;
    const listed = new Set([...all].sort((a, b) => b.omitted - a.omitted).slice(0, listedPaths - cutUnits.length));
    const rest = all.filter((cut) => !listed.has(cut));
    const added = cutUnits.flatMap((unit) => {
      const others = rest.filter((cut) => cut.unit === unit);
      return addUp(others, resultWords.otherPaths(others.length));
    });
    return [...all.filter((cut) => listed.has(cut)), ...added];
  }

  private note(place: CutPlace): void {
    if (place.characters + place.elements + place.levels === 0) this.places.push(place);
  }
}

const cutUnits = ['characters', 'elements', 'levels'] as const;

function newPlace(path: Path): CutPlace {
  return { path, inside: new Map(), characters: 0, elements: 0, levels: 0 };
}

function showPlace({ path }: CutPlace, isList: boolean): string {
  return showPath(path.length === 0 && isList ? [each] : path);
}

function addUp(cuts: readonly Cut[], path: string): readonly Cut[] {
  const [first] = cuts;
  if (first === undefined) return [];
  if (cuts.length === 1) return cuts;
  const omitted = cuts.reduce(
    (sum, cut) => (cut.unit === 'levels' ? Math.max(sum, cut.omitted) : sum + cut.omitted),
    0,
  );
  return [{ path, omitted, unit: first.unit }];
}

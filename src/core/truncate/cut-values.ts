import type { Json, JsonArray, JsonObject, Path, PathSegment } from '../model.ts';
import { each, isEach } from '../path.ts';
import { entriesOf, isArray, isObject, isScalar, makeObject, sizeOf } from '../value.ts';
import { resultWords } from '../words/en.ts';
import type { CutLedger, Trail } from './cut-ledger.ts';
import { cutText, type TextCut, wholeLimit } from './cut-text.ts';
import { foldLines } from './fold-lines.ts';

/** What may stay of one value; null is no limit. */
export interface ValueLimits {
  readonly text: TextCut | null;
  /** Lines alike become one. */
  readonly fold: boolean;
  /** Levels of nesting; the record itself is the first. */
  readonly depth: number | null;
  /** Elements of each list inside a record, and of an object with so many keys that it is one. */
  readonly elements: number | null;
  /** Paths from the record that stay whole. */
  readonly protect: readonly Path[];
  /** Grapheme clusters of a text. */
  countText(text: string): number;
}

/** The value within its limits. Each row of a list is a record; parts that stay whole stay the same objects. */
export function cutValues(value: Json, limits: ValueLimits, ledger: CutLedger): Json {
  if (limits.text === null && !limits.fold && limits.depth === null && limits.elements === null) return value;
  const cutter = new ValueCutter(limits, ledger, isArray(value));
  if (!isArray(value)) return cutter.cut(value, null, 1, limits.protect);
  return mapChanged(value, (row) => cutter.cut(row, null, 1, limits.protect));
}

class ValueCutter {
  private readonly limits: ValueLimits;
  private readonly ledger: CutLedger;
  private readonly isInRows: boolean;
  private readonly wholeText: number;

  constructor(limits: ValueLimits, ledger: CutLedger, isInRows: boolean) {
    this.limits = limits;
    this.ledger = ledger;
    this.isInRows = isInRows;
    this.wholeText = limits.fold ? 0 : limits.text === null ? Number.POSITIVE_INFINITY : wholeLimit(limits.text);
  }

  /** `guarded` are the rests of the protected paths that lead here. */
  cut(value: Json, trail: Trail | null, level: number, guarded: readonly Path[]): Json {
    if (guarded.some((rest) => rest.length === 0)) return value;
    if (typeof value === 'string') return this.cutString(value, trail);
    if (isScalar(value)) return value;
    if (this.limits.depth !== null && level > this.limits.depth && guarded.length === 0) {
      return isArray(value) ? this.standInForList(value, trail) : this.standInForObject(value, trail);
    }
    return isArray(value) ? this.cutList(value, trail, level, guarded) : this.cutObject(value, trail, level, guarded);
  }

  private cutString(text: string, trail: Trail | null): string {
    if (isStandIn(text)) return text;
    const { fold, countText } = this.limits;
    const folded = fold ? foldLines(text) : null;
    const shown = folded?.text ?? text;
    const cut = this.limits.text === null ? null : cutText(shown, this.limits.text, countText);
    if (cut === null && folded === null) return text;
    const folds = folded === null ? 0 : Math.max(0, countText(text) - countText(shown));
    this.ledger.addText(trail, folds + (cut?.omitted ?? 0));
    return cut?.text ?? shown;
  }

  private cutList(list: JsonArray, trail: Trail | null, level: number, guarded: readonly Path[]): JsonArray {
    const kept = this.firstElements(list, list, trail, guarded);
    return mapChanged(kept, (element, index) =>
      this.isShort(element)
        ? element
        : this.cut(element, { inside: trail, segment: each }, level + 1, guardedAt(guarded, index)),
    );
  }

  private cutObject(object: JsonObject, trail: Trail | null, level: number, guarded: readonly Path[]): JsonObject {
    const isRow = this.isInRows && trail === null;
    const entries = entriesOf(object);
    const kept = isRow ? entries : this.firstElements(object, entries, trail, guarded);
    let isChanged = kept.length < entries.length;
    const cut = kept.map(([key, member]) => {
      if (this.isShort(member)) return [key, member] as const;
      const short = this.cut(member, { inside: trail, segment: key }, level + 1, guardedAt(guarded, key));
      isChanged ||= short !== member;
      return [key, short] as const;
    });
    return isChanged ? makeObject(cut) : object;
  }

  private firstElements<T>(
    value: Json,
    all: readonly T[],
    trail: Trail | null,
    guarded: readonly Path[],
  ): readonly T[] {
    const { elements } = this.limits;
    if (elements === null || guarded.length > 0 || elementsIn(value) <= elements) return all;
    this.ledger.addElements(trail, all.length - elements);
    return all.slice(0, elements);
  }

  /** Whether no limit can touch it; most members are. */
  private isShort(value: Json): boolean {
    return typeof value === 'string' ? value.length <= this.wholeText : isScalar(value);
  }

  private standInForList(list: JsonArray, trail: Trail | null): Json {
    if (list.length === 0) return list;
    this.ledger.addElements(trail, list.length);
    return resultWords.itemsLeftOut(list.length);
  }

  private standInForObject(object: JsonObject, trail: Trail | null): Json {
    const size = sizeOf(object);
    if (size === 0) return object;
    this.ledger.addLevels(trail, levelsOf(object));
    return resultWords.keysLeftOut(size);
  }
}

/** What stands for a list or an object is not cut again. */
function isStandIn(text: string): boolean {
  return text.length < 40 && /^(?:\{…\d+ [^{}]+\}|\[…\d+ [^[\]]+\])$/.test(text);
}

/** Levels of objects and lists, itself included; 0 for a scalar. */
export function levelsOf(value: Json): number {
  if (isScalar(value)) return 0;
  return 1 + membersOf(value).reduce((most: number, member) => Math.max(most, levelsOf(member)), 0);
}

/** Objects with more keys are lists under another name. */
const mostKeysOfRecord = 50;

/** Elements of a list, or of an object that serves as one; else 0. */
export function elementsIn(value: Json): number {
  if (isArray(value)) return value.length;
  if (!isObject(value)) return 0;
  const size = sizeOf(value);
  return size > mostKeysOfRecord ? size : 0;
}

/** Elements of a list, values of an object; nothing of a scalar. */
export function membersOf(value: Json): readonly Json[] {
  if (isArray(value)) return value;
  return isObject(value) ? entriesOf(value).map(([, member]) => member) : [];
}

function guardedAt(guarded: readonly Path[], segment: PathSegment): readonly Path[] {
  if (guarded.length === 0) return guarded;
  return guarded.flatMap((path) => {
    const [next] = path;
    const isHere = isEach(next) ? typeof segment === 'number' : next === segment;
    return isHere ? [path.slice(1)] : [];
  });
}

function mapChanged(list: JsonArray, change: (element: Json, index: number) => Json): JsonArray {
  let isChanged = false;
  const changed = list.map((element, index) => {
    const cut = change(element, index);
    isChanged ||= cut !== element;
    return cut;
  });
  return isChanged ? changed : list;
}

import type { Values } from '../model.ts';
import { utf8Length } from '../utf8-length.ts';

/** What a text can be limited in; characters are UTF-16 units, as most programs count them. */
export type TextUnit = 'tokens' | 'characters' | 'lines' | 'bytes';

export interface TextLimit {
  readonly unit: TextUnit;
  readonly limit: number;
}

/** A number is one of tokens. */
export type AnyLimit = number | TextLimit;

export function toTextLimit(limit: AnyLimit): TextLimit {
  return typeof limit === 'number' ? { unit: 'tokens', limit } : limit;
}

/** The most of each that a final text may have; what is not named is not limited. */
export type TextLimits = { readonly [unit in TextUnit]?: number | undefined };

interface UnitBounds {
  /** Characters of values that there can be to one of the unit. */
  readonly most: number;
  /** There are hardly ever more than this: counting a whole that is larger hardly ever pays. */
  readonly usual: number;
}

/** No tokenizer has a longer token for what tools return. An envelope can leave out what the rows hold. */
const unitBounds: { readonly [unit in TextUnit]: UnitBounds } = {
  tokens: { most: 200, usual: 12 },
  characters: { most: 8, usual: 2 },
  lines: { most: Number.POSITIVE_INFINITY, usual: Number.POSITIVE_INFINITY },
  bytes: { most: 8, usual: 2 },
};

/** A size as a sentence takes it: tokens by their name, others with their unit. */
export function sizeValues(unit: TextUnit, size: number): Values {
  return unit === 'tokens' ? { tokens: size } : { size, unit };
}

/** The limits that are set. */
export function limitsIn(limits: TextLimits): readonly TextLimit[] {
  return (Object.keys(unitBounds) as TextUnit[]).flatMap((unit) => {
    const limit = limits[unit];
    return limit === undefined ? [] : [{ unit, limit }];
  });
}

export function textSize(text: string, unit: TextUnit, countTokens: (text: string) => number): number {
  switch (unit) {
    case 'tokens':
      return countTokens(text);
    case 'characters':
      return text.length;
    case 'lines':
      return countLines(text);
    case 'bytes':
      return utf8Length(text);
  }
}

/** A line feed at the end begins no further line. */
function countLines(text: string): number {
  let lines = text === '' || text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** How far a text fills a budget. */
export interface Fullness extends TextLimit {
  readonly size: number;
  /** Of the budget's `room`: no more than that where the text keeps within every limit. */
  readonly share: number;
}

/** How much of its limits a text takes up, in the unit of the first; of others as much as they come to in that unit. */
export class TextBudget {
  /** Of the first unit. */
  readonly room: number;
  /** Values with more characters can't fit, and those with more than `usualLength` hardly ever do. */
  readonly mostLength: number;
  readonly usualLength: number;
  readonly #limits: readonly TextLimit[];
  readonly #countTokens: (text: string) => number;

  constructor(limits: TextLimits, countTokens: (text: string) => number) {
    this.#limits = limitsIn(limits);
    this.#countTokens = countTokens;
    this.room = this.#limits[0]?.limit ?? Number.POSITIVE_INFINITY;
    const least = (bound: keyof UnitBounds) =>
      Math.min(...this.#limits.map(({ unit, limit }) => (limit === 0 ? 0 : limit * unitBounds[unit][bound])));
    this.mostLength = least('most');
    this.usualLength = least('usual');
  }

  /** By the limit that the text comes closest to, or exceeds most. */
  measure(text: string): Fullness {
    let fullest: Fullness = { unit: 'tokens', size: 0, limit: this.room, share: -1 };
    for (const { unit, limit } of this.#limits) {
      const size = textSize(text, unit, this.#countTokens);
      const share = fullest.share < 0 ? size : shareOf(size, limit, this.room);
      if (share > fullest.share) fullest = { unit, size, limit, share };
    }
    return fullest;
  }
}

/** What a size against one limit comes to against another; above it exactly where the size is above its own. */
function shareOf(size: number, limit: number, room: number): number {
  if (size > limit) return Math.max(room * (size / Math.max(limit, 1)), room + 1);
  return limit === 0 ? 0 : Math.min(room, room * (size / limit));
}

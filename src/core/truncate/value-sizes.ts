import type { Json } from '../model.ts';
import { countRows, rowsOf } from '../rows.ts';
import { isScalar } from '../value.ts';
import { elementsIn, levelsOf, membersOf } from './cut-values.ts';

/** What a budget can limit in a value. */
export type Knob = 'rows' | 'longest' | 'elements' | 'depth';

/** The limit from which on a knob changes nothing. */
export function sizeAlong(knob: Knob, value: Json): number {
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

/** Characters that a value's scalars take, more or less. */
export function weigh(value: Json | undefined): number {
  if (value === undefined) return 0;
  if (isScalar(value)) return typeof value === 'string' ? value.length : 4;
  return membersOf(value).reduce<number>((sum, member) => sum + weigh(member), 0);
}

/** Whether the scalars alone take more characters, of each text at most `wholeText`; looks no further than needed. */
export function isLongerThan(value: Json, characters: number, wholeText = Number.POSITIVE_INFINITY): boolean {
  let left = characters;
  const visit = (part: Json): boolean => {
    if (isScalar(part)) left -= typeof part === 'string' ? Math.min(part.length, wholeText) : 1;
    else membersOf(part).some(visit);
    return left < 0;
  };
  return visit(value);
}

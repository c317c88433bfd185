import type { Json } from './model.ts';
import { isArray, lookUp } from './value.ts';

export function readText(member: Json): string | null {
  return typeof member === 'string' && member !== '' && member.length <= 2_000 ? member : null;
}

export function readTexts(member: Json | undefined): readonly string[] {
  return isArray(member) ? member.slice(0, 20).filter((item) => typeof item === 'string') : [];
}

export function firstClaim<T>(
  places: readonly Json[],
  keys: readonly string[],
  read: (member: Json) => T | null,
): T | null {
  for (const place of places) {
    for (const key of keys) {
      const member = lookUp(place, key);
      const found = member === undefined ? null : read(member);
      if (found !== null) return found;
    }
  }
  return null;
}

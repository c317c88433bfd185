import type { Problem } from '../model.ts';

/** Half of a character, as it is or as an escape of JSON; the whole ones come first, so that they are passed over. */
const halfCharacters =
  /[\ud800-\udbff][\udc00-\udfff]|([\ud800-\udfff])|\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})/g;

/** One problem for all halves of characters, at the first: providers refuse a message that holds one. */
export function surrogateProblems(text: string): readonly Problem[] {
  if (!/[\ud800-\udfff]|\\u[dD][89a-fA-F]/.test(text)) return [];
  let count = 0;
  let first: { start: number; end: number } | null = null;
  for (const { 0: found, 1: plain, 2: escaped, index } of text.matchAll(halfCharacters)) {
    if (plain === undefined && escaped === undefined) continue;
    count++;
    first ??= { start: index, end: index + found.length };
  }
  return first === null ? [] : [{ id: 'text.lone-surrogate', values: { count }, ...first }];
}

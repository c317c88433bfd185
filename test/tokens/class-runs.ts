import { judgeMatches } from './judge.ts';

const BREAKS = new Set([0x0a, 0x0d]);

/** The judge's classes in the form of `src/tokens/unicode-classes.ts`: the length of each run in base 36 and its class. */
export function judgeClassRuns(): string {
  const upper = judgeMatches('[\\p{Lu}\\p{Lt}]');
  const lower = judgeMatches('\\p{Ll}');
  const letter = judgeMatches('\\p{L}');
  const mark = judgeMatches('\\p{M}');
  const number = judgeMatches('\\p{N}');
  const space = judgeMatches('\\s');
  const classOf = (code: number): string => {
    if (upper.has(code)) return 'U';
    if (lower.has(code)) return 'L';
    if (letter.has(code)) return 'C';
    if (mark.has(code)) return 'M';
    if (number.has(code)) return 'N';
    if (BREAKS.has(code)) return 'B';
    return space.has(code) ? 'S' : 'O';
  };
  const runs: string[] = [];
  let start = 0;
  for (let code = 1; code <= 0x110000; code++) {
    if (code < 0x110000 && classOf(code) === classOf(start)) continue;
    runs.push((code - start).toString(36) + classOf(start));
    start = code;
  }
  return runs.join('');
}

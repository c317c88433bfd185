/** A run of lines that both texts have, or only one of them. */
export interface LineRun {
  readonly in: 'both' | 'first' | 'second';
  readonly lines: readonly string[];
}

/** Lines beyond this are compared by their common start and end only. */
const comparedLines = 3000;

/** The lines of two texts side by side, the fewest of them changed. */
export function diffLines(first: string, second: string): readonly LineRun[] {
  const a = first.split('\n');
  const b = second.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const runs: LineRun[] = [
    { in: 'both', lines: a.slice(0, start) },
    ...middle,
    { in: 'both', lines: end === 0 ? [] : a.slice(-end) },
  ];
  return joinRuns(runs.filter(({ lines }) => lines.length > 0));
}

/** By the longest common subsequence, row by row. */
function diffMiddle(a: readonly string[], b: readonly string[]): readonly LineRun[] {
  if (a.length * b.length > comparedLines * comparedLines || a.length === 0 || b.length === 0) {
    return [
      { in: 'first', lines: a },
      { in: 'second', lines: b },
    ];
  }
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      common[at] =
        a[i] === b[j] ? (common[at + width + 1] ?? 0) + 1 : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0);
    }
  }
  const runs: LineRun[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const at = i * width + j;
    const left = a[i];
    const right = b[j];
    if (left !== undefined && left === right) {
      runs.push({ in: 'both', lines: [left] });
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || (common[at + width] ?? 0) >= (common[at + 1] ?? 0))) {
      runs.push({ in: 'first', lines: [left] });
      i++;
    } else if (right !== undefined) {
      runs.push({ in: 'second', lines: [right] });
      j++;
    }
  }
  return runs;
}

function joinRuns(runs: readonly LineRun[]): readonly LineRun[] {
  const joined: { readonly in: LineRun['in']; readonly lines: string[] }[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.in === run.in) for (const line of run.lines) last.lines.push(line);
    else joined.push({ in: run.in, lines: [...run.lines] });
  }
  return joined;
}

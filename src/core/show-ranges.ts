/** Indexes in rising order as rows from 1, such as `1–10, 41`. */
export function showRanges(indexes: readonly number[]): string {
  const runs: string[] = [];
  for (let at = 0; at < indexes.length; ) {
    let end = at;
    while (indexes[end + 1] === (indexes[end] ?? 0) + 1) end++;
    const [from, to] = [(indexes[at] ?? 0) + 1, (indexes[end] ?? 0) + 1];
    runs.push(from === to ? String(from) : `${from}–${to}`);
    at = end + 1;
  }
  const [first = '', ...rest] = runs;
  return runs.length <= mostRanges
    ? runs.join(', ')
    : [first, ...rest.slice(0, mostRanges - 2), '…', runs.at(-1)].join(', ');
}

const mostRanges = 8;

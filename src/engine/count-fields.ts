import { collectStats, type FieldStat, type Json, pathKey } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';

/** Records at a step, at first; then as many as a step of this length takes. */
const firstBatch = 16;
const stepMs = 6;

/** Tokens of each field over all records, in the order of `stats`. Counts of lines add up, so batches of records do. */
export function* countFields(
  records: readonly Json[],
  depth: number,
  stats: readonly FieldStat[],
  counter: TokenCounter,
  now: () => number,
): Generator<null, readonly (number | null)[]> {
  const totals = new Map<string, number>();
  const countTokens = (text: string) => counter.count(text);
  for (let at = 0, size = firstBatch; at < records.length; ) {
    const start = now();
    for (const { path, tokens } of collectStats(records.slice(at, at + size), { countTokens, depth })) {
      const key = pathKey(path);
      totals.set(key, (totals.get(key) ?? 0) + (tokens ?? 0));
    }
    at += size;
    size = now() - start < stepMs ? size * 2 : Math.max(1, size >> 1);
    yield null;
  }
  return stats.map(({ path }) => totals.get(pathKey(path)) ?? null);
}

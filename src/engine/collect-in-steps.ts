import { type FieldStat, type Json, StatsCollector, type StatsOptions } from '../core/index.ts';

/** Records at a step, at first; then as many as a step of this length takes. */
const firstBatch = 16;
const stepMs = 5;

/** As `collectStats`, some records at a step. */
export function* collectInSteps(
  records: readonly Json[],
  options: StatsOptions,
  now: () => number,
): Generator<null, readonly FieldStat[]> {
  const collector = new StatsCollector(options);
  for (let at = 0, size = firstBatch; at < records.length; ) {
    const start = now();
    collector.add(records.slice(at, at + size));
    at += size;
    size = now() - start < stepMs ? size * 2 : Math.max(1, size >> 1);
    yield null;
  }
  return collector.stats();
}

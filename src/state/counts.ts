import type { StageId } from '../core/index.ts';
import type { Count, Counted, FidelityView } from '../engine/protocol.ts';

/** A count and the shaping that it belongs to. */
export interface DatedCount extends Count {
  readonly shapedId: number;
}

/** What was found by reading a format back, and the shaping that it belongs to. */
export interface DatedFidelity extends FidelityView {
  readonly shapedId: number;
}

/** The newest counts of everything, of older shapings where a newer count is still to come. */
export interface Counts {
  readonly stages: { readonly [stage in StageId]?: DatedCount };
  readonly formats: { readonly [format: string]: DatedCount };
  readonly lengths: { readonly [format: string]: number };
  readonly fidelity: { readonly [format: string]: DatedFidelity };
  readonly fields: readonly (number | null)[] | null;
  readonly overhead: number;
  /** The shaping whose counts are all there; 0 for none. */
  readonly doneId: number;
  readonly ms: number;
}

export const noCounts: Counts = {
  stages: {},
  formats: {},
  lengths: {},
  fidelity: {},
  fields: null,
  overhead: 0,
  doneId: 0,
  ms: 0,
};

/** The counts with those that arrived; they come in several parts. */
export function mergeCounts(counts: Counts, counted: Counted): Counts {
  return {
    stages: { ...counts.stages, ...dated(counted.stages, counted.id) },
    formats: { ...counts.formats, ...dated(counted.formats, counted.id) },
    lengths: { ...counts.lengths, ...counted.lengths },
    fidelity: { ...counts.fidelity, ...dated(counted.fidelity ?? {}, counted.id) },
    fields: counted.fields ?? counts.fields,
    overhead: counted.overhead,
    doneId: counted.isDone ? counted.id : counts.doneId,
    ms: counted.isDone ? counted.ms : counts.ms,
  };
}

/** How much a number changed since the last edit; null where it didn't or isn't known yet. */
export function changeOf(now: DatedCount | undefined, before: DatedCount | undefined, shapedId: number): number | null {
  if (now === undefined || before === undefined || now.shapedId !== shapedId) return null;
  return now.tokens === before.tokens ? null : now.tokens - before.tokens;
}

function dated<K extends string, V extends object>(
  counts: { readonly [key in K]?: V },
  shapedId: number,
): Record<K, V & { readonly shapedId: number }> {
  const entries = Object.entries<V | undefined>(counts);
  return Object.fromEntries(
    entries.flatMap(([key, count]) => (count === undefined ? [] : [[key, { ...count, shapedId }]])),
  ) as Record<K, V & { readonly shapedId: number }>;
}

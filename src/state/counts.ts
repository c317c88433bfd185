import type { StageId } from '../core/index.ts';
import type { Count, Counted, FidelityView } from '../engine/answers.ts';

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
  /** In UTF-8. */
  readonly bytes: { readonly [format: string]: number };
  /** The format that a rule of thumb names, and the rule; null until that is known. */
  readonly recommended: Counted['recommended'] | null;
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
  bytes: {},
  recommended: null,
  fidelity: {},
  fields: null,
  overhead: 0,
  doneId: 0,
  ms: 0,
};

/** The counts with those that arrived; they come in several parts, and what says the same stays the same object. */
export function mergeCounts(counts: Counts, counted: Counted): Counts {
  const { id } = counted;
  return {
    stages: merge(counts.stages, counted.stages, id),
    formats: merge(counts.formats, counted.formats, id),
    bytes: { ...counts.bytes, ...counted.bytes },
    recommended: counted.recommended ?? counts.recommended,
    fidelity: merge(counts.fidelity, counted.fidelity ?? {}, id),
    fields: isSame(counted.fields, counts.fields) ? counts.fields : (counted.fields ?? counts.fields),
    overhead: counted.overhead ?? counts.overhead,
    doneId: counted.isDone ? counted.id : counts.doneId,
    ms: counted.isDone ? counted.ms : counts.ms,
  };
}

/** How much a number changed since the last edit; null where it didn't or isn't known yet. */
export function changeOf(now: DatedCount | undefined, before: DatedCount | undefined, shapedId: number): number | null {
  if (now === undefined || before === undefined || now.shapedId !== shapedId) return null;
  return now.tokens === before.tokens ? null : now.tokens - before.tokens;
}

type Dated<V> = V & { readonly shapedId: number };

function merge<K extends string, V extends object>(
  before: { readonly [key in K]?: Dated<V> },
  arrived: { readonly [key in K]?: V },
  shapedId: number,
): Record<K, Dated<V>> {
  const merged = new Map(Object.entries<Dated<V> | undefined>(before));
  for (const [key, part] of Object.entries<V | undefined>(arrived)) {
    if (part === undefined) continue;
    const next = { ...part, shapedId };
    if (!isSame(next, merged.get(key))) merged.set(key, next);
  }
  return Object.fromEntries(merged) as Record<K, Dated<V>>;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

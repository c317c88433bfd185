import { isRecord, openSaved } from './open-saved.ts';
import { type SavedDesign, saveSample } from './saved-design.ts';
import type { DesignState } from './workspace.ts';

const designPrefix = 'design:';
const outputPrefix = 'output:';

export const designKey = (id: string) => designPrefix + id;
export const outputKey = (sample: string) => outputPrefix + sample;
export const isDesignKey = (key: string) => key.startsWith(designPrefix);
export const isOutputKey = (key: string) => key.startsWith(outputPrefix);
/** Holds true once a person asked for outputs to be kept. */
export const remembersKey = 'remembers-outputs';

/** A design as it is kept: its config and the names of its samples; outputs have records of their own. */
export interface KeptRecord {
  /** Grows with each save, by whichever tab. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly isTouched: boolean;
  readonly saved: SavedDesign;
}

/** What a record held, or what stands in a tab for it. */
export interface KeptDesign {
  readonly revision: number;
  readonly design: DesignState;
  /** The kept outputs by sample. */
  readonly texts: ReadonlyMap<string, string>;
}

export function toRecord(design: DesignState, revision: number, createdAt: number): KeptRecord {
  const { id, name, history, budget, isTouched } = design;
  const samples = design.samples.map((sample) => saveSample(sample, false));
  return {
    revision,
    createdAt,
    isTouched,
    saved: { version: 1, id, name, shaper: history.present, budget, samples },
  };
}

/** True where both say the same of a design, whenever it was saved. */
export function isSameRecord(a: DesignState, b: DesignState): boolean {
  return JSON.stringify(toRecord(a, 0, 0)) === JSON.stringify(toRecord(b, 0, 0));
}

/** A design out of a record of this or an older version; null where it is none. */
export function fromRecord(
  record: unknown,
  outputOf: (sample: string) => unknown,
  newId: () => string,
): (KeptDesign & { readonly createdAt: number }) | null {
  if (!isRecord(record) || !isRecord(record.saved) || typeof record.saved.id !== 'string') return null;
  const { design } = openSaved(record.saved, newId);
  const texts = new Map<string, string>();
  const samples = design.samples.map((sample) => {
    const text = outputOf(sample.id);
    if (typeof text !== 'string' || text === '') return sample;
    texts.set(sample.id, text);
    return { ...sample, text, length: text.length };
  });
  const isTouched = record.isTouched !== false;
  return {
    revision: revisionOf(record) ?? 1,
    createdAt: typeof record.createdAt === 'number' ? record.createdAt : 0,
    texts,
    // What was only suggested for an output that is gone is suggested anew for the next.
    design: { ...design, samples, isTouched, isFresh: !isTouched && texts.size === 0 },
  };
}

export function revisionOf(record: unknown): number | null {
  return isRecord(record) && typeof record.revision === 'number' ? record.revision : null;
}

export function createdAtOf(record: unknown): number | null {
  return isRecord(record) && typeof record.createdAt === 'number' ? record.createdAt : null;
}

/** True where the tab's design says something that its record does not. */
export function isUnsaved(design: DesignState, kept: KeptDesign | undefined, withOutputs: boolean): boolean {
  if (kept === undefined) return true;
  const before = kept.design;
  if (design === before && !withOutputs) return false;
  const isSame =
    design.name === before.name &&
    design.history.present === before.history.present &&
    design.budget === before.budget &&
    design.isTouched === before.isTouched &&
    design.samples.length === before.samples.length &&
    design.samples.every(({ id, name, facts }, index) => {
      const other = before.samples[index];
      return other?.id === id && other.name === name && other.facts === facts;
    });
  return !isSame || (withOutputs && unsavedOutputs(design, kept).length > 0);
}

/** The samples whose outputs are not kept as they are. */
export function unsavedOutputs({ samples }: DesignState, kept: KeptDesign | undefined) {
  return samples.filter(({ id, text }) => (kept?.texts.get(id) ?? '') !== text);
}

import type { Parcel, StepOutcome } from '../model.ts';
import { showPath } from '../path.ts';
import { countRows } from '../rows.ts';
import { unexpectedShape } from '../unexpected-shape.ts';
import { type SelectOptions, selectRecords } from './select-records.ts';

/** Takes the records out of the reading; a path that leads nowhere is an error, never an empty result. */
export const selectStep = {
  id: 'select',
  isIdle: (shaper: { readonly select: SelectOptions }) => isWhole(shaper.select),
  runsOnFailure: false,
  settings: (shaper: { readonly select: SelectOptions }) => shaper.select,
  run(parcel: Parcel, shaper: { readonly select: SelectOptions }): StepOutcome {
    const { value, matched, page, snapshot, notes } = selectRecords(parcel.value, shaper.select);
    if (value === undefined) {
      const failure = unexpectedShape(showPath(shaper.select.records));
      return { parcel: { ...parcel, failure }, notes };
    }
    const stated = snapshot === null ? {} : { snapshot };
    return { parcel: { ...parcel, value, matched, page, ...stated, received: countRows(value) }, notes };
  },
} as const;

function isWhole({ records, total, next, snapshot }: SelectOptions): boolean {
  return records.length === 0 && total === null && next === null && !snapshot;
}

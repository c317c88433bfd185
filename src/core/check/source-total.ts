import type { Json, Path } from '../model.ts';
import { valueAt } from '../path.ts';
import { selectRecords } from '../select/select-records.ts';
import { entriesOf, isObject } from '../value.ts';
import type { CheckView } from './check-view.ts';

export interface SourceTotal {
  readonly path: Path;
  readonly count: number;
}

/** The total that the source states and the config does not read; null where there is none, or none to rely on. */
export function unreadTotal(view: CheckView): SourceTotal | null {
  if (view.isError || !view.takesFoundRecords || view.shaper.select.total !== null) return null;
  const { total } = view.found;
  if (total === null || isEstimate(view.run.reading.value, total)) return null;
  const count = countAt(view.run.reading.value, total);
  return count === null || count < view.selectedRows ? null : { path: total, count };
}

export function countAt(value: Json, path: Path): number | null {
  return selectRecords(value, { on: true, records: [], total: path, next: null, snapshot: null }).matched;
}

/** Does the source say that its total is a lower bound or a guess? */
export function isEstimate(value: Json, total: Path): boolean {
  if (/estimat|approx/i.test(String(total.at(-1)))) return true;
  const beside = valueAt(value, total.slice(0, -1));
  if (!isObject(beside)) return false;
  return entriesOf(beside).some(
    ([key, member]) =>
      (key === 'relation' && member === 'gte') ||
      (member === true && /^(?:incomplete_results|(?:total_)?(?:is_)?(?:estimated?|approximate))$/i.test(key)),
  );
}

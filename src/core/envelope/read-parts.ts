import type { Completeness, EmptyReason, Json, Page, ReceiptAction } from '../model.ts';
import { isArray, isObject, lookUp } from '../value.ts';
import { writeJson } from '../write-json.ts';
import { readCountAt, readTextAt } from './account.ts';

const emptyReasons: readonly EmptyReason[] = [
  'no_match',
  'permission_filtered',
  'scope_error',
  'upstream_error',
  'index_lag',
  'not_paged_to_end',
];
const receiptActions: readonly ReceiptAction[] = ['created', 'updated', 'unchanged', 'deleted'];
const units: readonly Completeness['unit'][] = ['rows', 'lines', 'characters', 'values'];

export function readEmptyReason(value: Json | undefined): EmptyReason | null {
  return emptyReasons.find((reason) => reason === value) ?? null;
}

export function readReceiptAction(value: Json | undefined): ReceiptAction | null {
  return receiptActions.find((action) => action === value) ?? null;
}

/** The counts that `accountOf` put into `meta`; without any the rows speak for themselves. */
export function readAccount(meta: Json | undefined, data: Json, isPartial: boolean): Completeness {
  const counted = units.find((unit) => readCountAt(meta, `returned_${unit}`) !== null) ?? null;
  if (counted !== null) {
    const returned = readCountAt(meta, `returned_${counted}`) ?? 0;
    return { matched: readCountAt(meta, `total_${counted}`), returned, isComplete: !isPartial, unit: counted };
  }
  if (!isArray(data)) {
    const size = typeof data === 'string' ? data.length : data === null ? 0 : 1;
    const unit = typeof data === 'string' ? 'characters' : data === null ? 'rows' : 'values';
    return { matched: data === null ? null : size, returned: size, isComplete: data !== null && !isPartial, unit };
  }
  const matched = readCountAt(meta, 'total');
  const received = readCountAt(meta, 'received');
  const returned = readCountAt(meta, 'returned') ?? data.length;
  const isComplete = !isPartial && matched !== null && matched <= returned;
  return { matched, returned, ...(received === null ? {} : { received }), isComplete, unit: 'rows' };
}

/** `next` is a cursor, as text or in parts, or true where there is more and nobody knows where. */
export function readNext(place: Json | undefined): Page | null {
  const next = lookUp(place, 'next');
  const sort = readTextAt(place, 'sort') ?? '';
  if (typeof next === 'string') return { sort, cursor: next, hasMore: true };
  if (isObject(next)) return { sort, cursor: writeJson(next), record: next, hasMore: true };
  if (next === true) return { sort, cursor: null, hasMore: true };
  return sort === '' ? null : { sort, cursor: null, hasMore: false };
}

import type { Path, Reading } from './model.ts';
import { valueAt } from './path.ts';
import { rowsOf } from './rows.ts';
import { findRecords } from './select/find-records.ts';
import { defaultShaper, type Shaper } from './shaper.ts';
import { isArray, isObject, isScalar, keysOf, memberOf } from './value.ts';

/** Rows that a first look shows, where there are more. */
const firstRows = 20;

/** A sensible first config for this data: where the records are, a format that fits them, the readers pinned. */
export function suggestShaper(reading: Reading): Shaper {
  const { records, total, next } = findRecords(reading.value);
  const value = valueAt(reading.value, records) ?? reading.value;
  const isFlat = isTable(value);
  return {
    ...defaultShaper,
    read: { on: true, readers: [...new Set([...reading.wrappers.map((wrapper) => wrapper.reader), reading.reader])] },
    select: { on: true, records, total, next },
    truncate: { ...defaultShaper.truncate, rows: isArray(value) && value.length > firstRows ? firstRows : null },
    render: { ...defaultShaper.render, format: formatFor(value, isFlat) },
    message: { ...defaultShaper.message, tool: reading.facts.tool ?? 'tool', callId: reading.facts.callId ?? 'call_1' },
  };
}

function formatFor(value: Reading['value'], isFlat: boolean): string {
  if (typeof value === 'string') return 'text';
  return isFlat ? 'csv' : 'json-compact';
}

/** Rows of scalars under the same few keys: what CSV says in the fewest tokens. */
function isTable(value: Reading['value']): boolean {
  if (!isArray(value) || value.length < 2) return false;
  const rows = rowsOf(value).slice(0, 100);
  const first = rows[0];
  if (!isObject(first ?? null)) return false;
  const keys = isObject(first) ? keysOf(first) : [];
  return rows.every(
    (row) =>
      isObject(row) && keys.length === keysOf(row).length && keys.every((key) => isScalar(memberOf(row, key) ?? null)),
  );
}

export type { Path };

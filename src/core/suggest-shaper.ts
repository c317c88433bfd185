import { findFailure } from './decide/index.ts';
import { detectEnvelope, styles } from './envelope/index.ts';
import type { Json, Reading } from './model.ts';
import { valueAt } from './path.ts';
import { readers } from './read/index.ts';
import { recordsAt } from './records-at.ts';
import { suggestRedaction } from './redact/index.ts';
import { find } from './registry.ts';
import { rowsOf } from './rows.ts';
import { type FoundRecords, findRecords } from './select/find-records.ts';
import { defaultShaper, type Shaper } from './shaper.ts';
import { isArray, isObject, isScalar, keysOf, memberOf } from './value.ts';

/** Rows that a first look shows, where there are more. */
const firstRows = 20;

/** Rows and texts that are looked through for secrets; the final text is scanned whole in any case. */
const sampledRows = 200;
const sampledTexts = 20_000;

/**
 * A sensible first config for this data: where the records are, a format that fits them, the readers pinned, secrets
 * hidden.
 */
export function suggestShaper(reading: Reading): Shaper {
  const isFailure = findFailure(reading.value, reading.facts) !== null;
  const { records, total, next } =
    isFailure || isOneThing(reading) ? defaultShaper.select : unwrapEnvelope(findRecords(reading.value), reading.value);
  const value = recordsAt(reading.value, records) ?? reading.value;
  const sample = isArray(value) ? value.slice(0, sampledRows) : value;
  return {
    ...defaultShaper,
    read: { on: true, readers: pinReaders(reading) },
    select: { ...defaultShaper.select, records, total, next },
    redact: { ...defaultShaper.redact, rules: suggestRedaction(sample, ['secret'], sampledTexts) },
    truncate: {
      ...defaultShaper.truncate,
      rows: isArray(value) && value.length > firstRows ? firstRows : null,
      choice: isNewestLast(reading) ? 'last' : 'first',
    },
    render: { ...defaultShaper.render, format: formatFor(value) },
    message: { ...defaultShaper.message, tool: reading.facts.tool ?? 'tool', callId: reading.facts.callId ?? 'call_1' },
  };
}

/** What a log says last matters most. */
function isNewestLast({ reader }: Reading): boolean {
  return readers.some((known) => known.id === reader && 'newestLast' in known && known.newestLast);
}

function isOneThing({ reader }: Reading): boolean {
  return readers.some((known) => known.id === reader && 'givesOneThing' in known && known.givesOneThing);
}

/** An output in one of our envelopes would be wrapped twice: its body is what it is about. */
function unwrapEnvelope(found: FoundRecords, value: Json): FoundRecords {
  const envelope = found.records.length > 0 ? null : detectEnvelope(value);
  const bodyKey = envelope === null ? null : find(styles, envelope.style).bodyKey;
  const body = bodyKey === null ? undefined : valueAt(value, [bodyKey]);
  return bodyKey === null || body === undefined || body === null ? found : { ...found, records: [bodyKey] };
}

/** The readers that understood the sample, with those that watch over them. A sample that was not understood pins none. */
function pinReaders(reading: Reading): readonly string[] | null {
  if (reading.isPartial || (typeof reading.value === 'string' && reading.problems.length > 0)) return null;
  const used = [...reading.wrappers.map((wrapper) => wrapper.reader), reading.reader];
  const known = readers.filter((reader) => used.includes(reader.id));
  return [...new Set(known.flatMap((reader) => [reader.id, ...('pinsWith' in reader ? reader.pinsWith : [])]))];
}

function formatFor(value: Json): string {
  if (typeof value === 'string') return 'text';
  return isTable(value) ? 'csv' : 'json-compact';
}

/** Rows of scalars under the same few keys: what CSV says in the fewest tokens. */
function isTable(value: Json): boolean {
  if (!isArray(value) || value.length < 2) return false;
  const rows = rowsOf(value).slice(0, 100);
  const first = rows[0];
  if (!isObject(first)) return false;
  const keys = keysOf(first);
  return rows.every(
    (row) =>
      isObject(row) &&
      keys.length === keysOf(row).length &&
      keys.every((key) => {
        const cell = memberOf(row, key);
        return cell !== undefined && isScalar(cell);
      }),
  );
}

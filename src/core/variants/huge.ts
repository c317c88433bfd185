import type { Json } from '../model.ts';
import { recordsAt } from '../records-at.ts';
import { setAt } from '../set-at.ts';
import { entriesOf, isArray, isObject, makeObject } from '../value.ts';
import type { Variant } from './variant.ts';

/** UTF-16 units of the output, about; at most so many rows. */
const hugeLength = 1_000_000;
const hugeRows = 5000;
const idKeys = /^(?:_?id|uuid|guid|number|sha|key)$|_id$/i;

/** The same rows again and again, each under an id of its own; text that goes on. */
export const hugeVariant: Variant = {
  id: 'huge',
  make({ text, value, records, total, facts, write }) {
    const rows = recordsAt(value, records);
    if (!isArray(rows) || rows.length === 0) {
      if (typeof value !== 'string' || text.trim() === '') return null;
      return { output: `${text.trimEnd()}\n`.repeat(Math.ceil(hugeLength / text.length)).slice(0, hugeLength), facts };
    }
    const perRow = Math.max(1, text.length / rows.length);
    const count = Math.max(rows.length * 2, Math.min(hugeRows, Math.ceil(hugeLength / perRow)));
    const many = Array.from({ length: count }, (_, index) =>
      withNewIds(rows[index % rows.length] ?? null, Math.floor(index / rows.length), rows.length),
    );
    const filled = setAt(value, records, many);
    return { output: write(total === null ? filled : setAt(filled, total, count)), facts };
  },
};

function withNewIds(row: Json, turn: number, rowCount: number): Json {
  if (turn === 0 || !isObject(row)) return row;
  return makeObject(
    entriesOf(row).map(([key, member]) => {
      if (!idKeys.test(key)) return [key, member];
      if (typeof member === 'number' && Number.isInteger(member)) return [key, member + turn * rowCount];
      return [key, typeof member === 'string' ? `${member}-${turn + 1}` : member];
    }),
  );
}

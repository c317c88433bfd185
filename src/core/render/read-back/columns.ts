import type { Json } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { entriesOf, isArray, isScalar, makeObject, memberOf, sizeOf } from '../../value.ts';
import type { ReadBack } from '../read-back.ts';

/** JSON in which an object of columns and rows of that width stands for a list of objects. */
export const columnsReadBack: ReadBack = {
  id: 'columns',
  read(text) {
    const { value } = parseJson(text);
    return value === undefined ? null : { value: fromColumns(value) };
  },
};

function fromColumns(value: Json): Json {
  if (isScalar(value)) return value;
  if (isArray(value)) return value.map(fromColumns);
  const columns = memberOf(value, 'columns');
  const rows = memberOf(value, 'rows');
  if (sizeOf(value) === 2 && isNames(columns) && isArray(rows) && rows.length > 0) {
    const cells = rows.flatMap((row) => (isArray(row) && row.length === columns.length ? [row] : []));
    if (cells.length === rows.length)
      return cells.map((row) => makeObject(columns.map((name, index) => [name, fromColumns(row[index] ?? null)])));
  }
  return makeObject(entriesOf(value).map(([key, member]) => [key, fromColumns(member)]));
}

function isNames(value: Json | undefined): value is readonly string[] {
  return isArray(value) && value.every((name) => typeof name === 'string') && new Set(value).size === value.length;
}

import type { Format, Json } from '../../model.ts';
import { entriesOf, isObject, isScalar, makeObject, memberOf } from '../../value.ts';
import { jsonParts } from '../../write-json.ts';

/**
 * Compact JSON in which every list of objects is `{"columns": […], "rows": [[…], …]}`, at any depth. A member that a row
 * does not have is null there, so that absent and null look alike.
 */
export const columnsFormat: Format = {
  id: 'columns',
  nests: true,
  extension: 'json',
  mediaType: 'application/json',
  defaults: {},
  writeParts(value) {
    return jsonParts(toColumns(value));
  },
};

function toColumns(value: Json): Json {
  if (isScalar(value)) return value;
  if (isObject(value)) return makeObject(entriesOf(value).map(([key, member]) => [key, toColumns(member)]));
  if (value.length === 0 || !value.every(isObject)) return value.map(toColumns);
  const columns = new Set<string>();
  for (const row of value) for (const [key] of entriesOf(row)) columns.add(key);
  const names = [...columns];
  const rows = value.map((row) => names.map((name) => toColumns(memberOf(row, name) ?? null)));
  return makeObject([
    ['columns', names],
    ['rows', rows],
  ]);
}

export const examples = [
  {
    value: [
      { id: 1, name: 'Ann' },
      { id: 2, tags: ['p'] },
    ],
    text: '{"columns":["id","name","tags"],"rows":[[1,"Ann",null],[2,null,["p"]]]}',
  },
  {
    value: { status: 'success', data: [{ id: 1, items: [{ sku: 'a' }, { sku: 'b' }] }] },
    text: '{"status":"success","data":{"columns":["id","items"],"rows":[[1,{"columns":["sku"],"rows":[["a"],["b"]]}]]}}',
  },
  { value: [1, { a: 2 }], text: '[1,{"a":2}]' },
  { value: [], text: '[]' },
];

import type { Format, Json, JsonObject, TextPart } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar, keysOf, makeObject, memberOf } from '../../value.ts';
import { layOutJson, quoteJson, writeJson } from '../../write-json.ts';

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
  layOut: (value) => layOutColumns(value, columnsDepth),
};

/** Objects in objects around the first list, such as an envelope. */
const columnsDepth = 3;

function* layOutColumns(value: Json, levels: number): Generator<TextPart> {
  if (isRowList(value)) {
    const columns = columnsOf(value);
    const write = (cell: Json | undefined) => writeJson(toColumns(cell ?? null));
    yield `{"columns":${writeJson(columns)},"rows":[`;
    yield {
      rows: value,
      separator: ',',
      write: (row) => `[${columns.map((name) => write(isObject(row) ? memberOf(row, name) : null)).join(',')}]`,
      members: { open: '[', between: ',', close: ']', columns, write: (_, cell) => write(cell) },
    };
    yield ']}';
  } else if (levels > 0 && isObject(value)) {
    let opening = '{';
    for (const [key, member] of entriesOf(value)) {
      yield `${opening}${quoteJson(key)}:`;
      yield* layOutColumns(member, levels - 1);
      opening = ',';
    }
    yield opening === '{' ? '{}' : '}';
  } else yield* layOutJson(toColumns(value));
}

function toColumns(value: Json): Json {
  if (isScalar(value)) return value;
  if (isObject(value)) return makeObject(entriesOf(value).map(([key, member]) => [key, toColumns(member)]));
  if (!isRowList(value)) return value.map(toColumns);
  const columns = columnsOf(value);
  const rows = value.map((row) => columns.map((name) => toColumns(memberOf(row, name) ?? null)));
  return makeObject([
    ['columns', columns],
    ['rows', rows],
  ]);
}

function isRowList(value: Json): value is readonly JsonObject[] {
  return isArray(value) && value.length > 0 && value.every(isObject);
}

function columnsOf(rows: readonly JsonObject[]): readonly string[] {
  const columns = new Set<string>();
  for (const row of rows) for (const key of keysOf(row)) columns.add(key);
  return [...columns];
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

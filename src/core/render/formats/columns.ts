import type { Format, Json, JsonObject, TextPart } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar, keysOf, memberOf } from '../../value.ts';
import { quoteJson, writeJson } from '../../write-json.ts';
import { rememberKeys } from '../known-keys.ts';

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
  layOut: (value) =>
    layOutColumns(
      value,
      rememberKeys((key) => `${quoteJson(key)}:`),
      columnsDepth,
    ),
};

/** Objects in objects around the first list, such as an envelope. */
const columnsDepth = 3;

/** A key with its colon. */
type WriteColumnsKey = (key: string) => string;

function* layOutColumns(value: Json, writeKey: WriteColumnsKey, levels: number): Generator<TextPart> {
  const write = (cell: Json = null) => writeColumns(cell, writeKey);
  if (isRowList(value)) {
    const columns = columnsOf(value);
    yield `{"columns":${writeJson(columns)},"rows":[`;
    yield {
      rows: value,
      separator: ',',
      write: (row) => (isObject(row) ? writeColumnsRow(row, columns, writeKey) : write(row)),
      members: { open: '[', between: ',', close: ']', columns, write: (_, cell) => write(cell) },
    };
    yield ']}';
  } else if (isArray(value)) {
    yield '[';
    yield { rows: value, separator: ',', write, members: null };
    yield ']';
  } else if (levels > 0 && isObject(value)) {
    let opening = '{';
    for (const [key, member] of entriesOf(value)) {
      yield opening + writeKey(key);
      yield* layOutColumns(member, writeKey, levels - 1);
      opening = ',';
    }
    yield opening === '{' ? '{}' : '}';
  } else yield write(value);
}

function writeColumns(value: Json, writeKey: WriteColumnsKey): string {
  if (isScalar(value)) return writeJson(value);
  let text = '';
  if (isObject(value)) {
    for (const [key, member] of entriesOf(value))
      text += `${text === '' ? '' : ','}${writeKey(key)}${writeColumns(member, writeKey)}`;
    return `{${text}}`;
  }
  const columns = isRowList(value) ? columnsOf(value) : null;
  for (const element of value) {
    if (text !== '') text += ',';
    text +=
      columns !== null && isObject(element)
        ? writeColumnsRow(element, columns, writeKey)
        : writeColumns(element, writeKey);
  }
  return columns === null ? `[${text}]` : `{"columns":${writeJson(columns)},"rows":[${text}]}`;
}

function writeColumnsRow(row: JsonObject, columns: readonly string[], writeKey: WriteColumnsKey): string {
  let text = '';
  for (const name of columns)
    text += `${text === '' ? '[' : ','}${writeColumns(memberOf(row, name) ?? null, writeKey)}`;
  return text === '' ? '[]' : `${text}]`;
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

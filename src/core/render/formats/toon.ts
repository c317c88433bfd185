import type { Format, Json, JsonArray, JsonObject, TextPart } from '../../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar, keysOf, memberOf, sizeOf } from '../../value.ts';
import { quoteJson } from '../../write-json.ts';
import { canonicalDecimal } from '../canonical-decimal.ts';
import { rememberKeys } from '../known-keys.ts';
import { hasOuterSpace } from '../outer-space.ts';

/** Token-Oriented Object Notation as its specification 3.3 has it: lists of like flat objects are tables under one header. */
export const toonFormat: Format = {
  id: 'toon',
  nests: true,
  extension: 'toon',
  mediaType: 'text/toon',
  defaults: { delimiter: ',', indent: 2 },
  layOut(value, options) {
    const { indent, delimiter } = options;
    const settings = {
      unit: ' '.repeat(typeof indent === 'number' && indent > 0 ? indent : 2),
      delimiter: delimiter === '\t' || delimiter === '|' ? delimiter : ',',
      writeKey: rememberKeys(toonKey),
    };
    if (isScalar(value)) return [toonScalar(value, settings.delimiter)];
    if (isObject(value)) return layOutToonMembers(value, 0, settings, toonDepth);
    return value.length === 0 ? ['[]'] : layOutToonList('', value, 0, settings);
  },
};

/** Objects in objects around the first list, such as an envelope. */
const toonDepth = 3;

interface ToonSettings {
  readonly unit: string;
  readonly delimiter: string;
  readonly writeKey: (key: string) => string;
}

function* layOutToonMembers(
  object: JsonObject,
  depth: number,
  settings: ToonSettings,
  levels: number,
): Generator<TextPart> {
  const indent = settings.unit.repeat(depth);
  let separator = '';
  for (const [key, member] of entriesOf(object)) {
    yield separator + indent;
    separator = '\n';
    if (isArray(member) && member.length > 0) {
      yield* layOutToonList(settings.writeKey(key), member, depth, settings);
    } else if (levels > 1 && isObject(member) && sizeOf(member) > 0) {
      yield `${settings.writeKey(key)}:\n`;
      yield* layOutToonMembers(member, depth + 1, settings, levels - 1);
    } else yield toonMember(key, member, depth, settings);
  }
}

/** A list of at least one element, whose header opens with `open`. */
function* layOutToonList(open: string, list: JsonArray, depth: number, settings: ToonSettings): Generator<TextPart> {
  if (list.every(isScalar)) return yield toonList(open, list, depth, true, settings);
  const { unit, delimiter } = settings;
  const indent = unit.repeat(depth + 1);
  const columns = tableColumns(list);
  yield `${toonHeader(open, list, columns, settings)}\n`;
  yield {
    rows: list,
    separator: '\n',
    write: columns === null ? toonElementWriter(depth, settings) : toonRowWriter(columns, indent, delimiter),
    members:
      columns === null
        ? {
            open: `${indent}- `,
            between: `\n${indent}${unit}`,
            close: '',
            columns,
            write: (key, member = null) => toonMember(key, member, depth + 2, settings),
          }
        : {
            open: indent,
            between: delimiter,
            close: '',
            columns,
            write: (_, cell = null) => toonScalar(cell, delimiter),
          },
  };
}

/** A list in lines of which the first is open already. Without a key, inside another list, it has no place for names. */
function toonList(open: string, list: JsonArray, depth: number, mayBeTable: boolean, settings: ToonSettings): string {
  const { unit, delimiter } = settings;
  if (list.every(isScalar)) {
    const cells = list.map((cell) => toonScalar(cell, delimiter)).join(delimiter);
    return `${toonHeader(open, list, null, settings)}${list.length === 0 ? '' : ` ${cells}`}`;
  }
  const columns = mayBeTable ? tableColumns(list) : null;
  const write =
    columns === null ? toonElementWriter(depth, settings) : toonRowWriter(columns, unit.repeat(depth + 1), delimiter);
  let text = toonHeader(open, list, columns, settings);
  for (const element of list) text += `\n${write(element)}`;
  return text;
}

function toonHeader(
  open: string,
  list: JsonArray,
  columns: readonly string[] | null,
  { delimiter, writeKey }: ToonSettings,
): string {
  const names = columns === null ? '' : `{${columns.map(writeKey).join(delimiter)}}`;
  return `${open}[${list.length}${delimiter === ',' ? '' : delimiter}]${names}:`;
}

function toonRowWriter(columns: readonly string[], indent: string, delimiter: string): (row: Json) => string {
  return (row) => {
    let line = '';
    for (const name of columns) {
      const cell = isObject(row) ? (memberOf(row, name) ?? null) : null;
      line += (line === '' ? indent : delimiter) + toonScalar(cell, delimiter);
    }
    return line;
  };
}

function toonElementWriter(depth: number, settings: ToonSettings): (element: Json) => string {
  const indent = settings.unit.repeat(depth + 1);
  const open = `${indent}- `;
  const next = `\n${indent}${settings.unit}`;
  return (element) => {
    if (isScalar(element)) return open + toonScalar(element, settings.delimiter);
    if (isArray(element)) return toonList(open, element, depth + 1, false, settings);
    let text = '';
    for (const [key, member] of entriesOf(element))
      text += (text === '' ? open : next) + toonMember(key, member, depth + 2, settings);
    return text === '' ? `${indent}-` : text;
  };
}

/** A member in lines of which the first is open already, the others at `depth` and deeper. */
function toonMember(key: string, member: Json, depth: number, settings: ToonSettings): string {
  const open = settings.writeKey(key);
  if (isScalar(member)) return `${open}: ${toonScalar(member, settings.delimiter)}`;
  if (isArray(member)) return member.length === 0 ? `${open}: []` : toonList(open, member, depth, true, settings);
  const next = `\n${settings.unit.repeat(depth + 1)}`;
  let text = `${open}:`;
  for (const [name, value] of entriesOf(member)) text += next + toonMember(name, value, depth + 1, settings);
  return text;
}

/** The keys that all elements have, in the first one's order, if these are objects of scalars and have no other; else null. */
export function tableColumns(list: JsonArray): readonly string[] | null {
  const first = list[0];
  if (!isObject(first)) return null;
  const columns = keysOf(first);
  const isRow = (row: Json): row is JsonObject =>
    isObject(row) &&
    sizeOf(row) === columns.length &&
    columns.every((name) => {
      const cell = memberOf(row, name);
      return cell !== undefined && isScalar(cell);
    });
  return columns.length > 0 && list.every(isRow) ? columns : null;
}

export function toonScalar(value: Json, delimiter: string): string {
  if (typeof value === 'string') return isPlainToon(value, delimiter) ? value : quoteToon(value);
  return isExactNumber(value) ? canonicalDecimal(value.text) : String(value);
}

/** A `#` in front opens a comment in version 4. */
function isPlainToon(text: string, delimiter: string): boolean {
  // Most texts, at a glance: longer than any word of TOON.
  if (text.length > 5 && /^[A-Za-z_][\w./@+-]*(?: [\w./@+-]+)*$/.test(text)) return true;
  if (text === '' || text === 'true' || text === 'false' || text === 'null' || text.includes(delimiter)) return false;
  if (/[:"\\[\]{}\u0000-\u001f]/.test(text) || text.startsWith('#') || text.startsWith('-')) return false;
  if (hasOuterSpace(text) || hasLoneSurrogate(text)) return false;
  return !/^\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text);
}

export function toonKey(key: string): string {
  return /^[A-Za-z_][\w.]*$/.test(key) ? key : quoteToon(key);
}

/** The escapes of JSON without its two rarest short ones; half of a surrogate pair has none. */
function quoteToon(text: string): string {
  const plain = quoteJson(text);
  if (plain.length === text.length + 2) return plain;
  const json = hasLoneSurrogate(text) ? quoteJson(text.replace(/\p{Cs}/gu, '\ufffd')) : plain;
  if (!/[\u0008\u000c]/.test(text)) return json;
  const longer = new Map([
    ['\\b', '\\u0008'],
    ['\\f', '\\u000c'],
  ]);
  return json.replace(/\\./g, (short) => longer.get(short) ?? short);
}

function hasLoneSurrogate(text: string): boolean {
  return /[\ud800-\udfff]/.test(text) && /\p{Cs}/u.test(text);
}

export const examples = [
  {
    value: {
      users: [
        { id: 1, name: 'Ann', note: null },
        { id: 2, name: 'Lee, Jo', note: '12' },
      ],
      tags: ['a', 'b c'],
      none: [],
    },
    text: 'users[2]{id,name,note}:\n  1,Ann,null\n  2,"Lee, Jo","12"\ntags[2]: a,b c\nnone: []',
  },
  {
    value: [{ id: 1, of: { 'a-b': [[1, 2], []] } }, 'x', {}],
    text: '[3]:\n  - id: 1\n    of:\n      "a-b"[2]:\n        - [2]: 1,2\n        - [0]:\n  - x\n  -',
  },
  {
    value: [{ a: 'x,y', b: 'p|q' }],
    options: { delimiter: '|' },
    text: '[1|]{a|b}:\n  x,y|"p|q"',
  },
];

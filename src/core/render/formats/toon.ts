import type { Format, Json, JsonArray, JsonObject } from '../../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar, keysOf, memberOf, sizeOf } from '../../value.ts';
import { canonicalDecimal } from '../canonical-decimal.ts';

/** Token-Oriented Object Notation as its specification 3.3 has it: lists of like flat objects are tables under one header. */
export const toonFormat: Format = {
  id: 'toon',
  nests: true,
  extension: 'toon',
  mediaType: 'text/toon',
  defaults: { delimiter: ',', indent: 2 },
  *writeParts(value, options) {
    const { indent, delimiter } = options;
    const settings = {
      unit: ' '.repeat(typeof indent === 'number' && indent > 0 ? indent : 2),
      delimiter: delimiter === '\t' || delimiter === '|' ? delimiter : ',',
    };
    if (isScalar(value)) return yield toonScalar(value, settings.delimiter);
    const lines: string[] = [];
    if (isObject(value)) yield* writeToonMembers(entriesOf(value), '', 0, settings, lines);
    else if (value.length === 0) lines.push('[]');
    else yield* writeToonList('', value, 0, true, settings, lines);
    yield lines.join('\n');
  },
};

/** Lines that are written without a pause. */
const linesAtOnce = 100;

/** What is written so far; a line follows. */
function takeLines(lines: string[]): string {
  return `${lines.splice(0).join('\n')}\n`;
}

interface ToonSettings {
  readonly unit: string;
  readonly delimiter: string;
}

/** Adds members at `depth`; the first line opens with `lead`, which has a dash where an element of a list begins. */
function* writeToonMembers(
  members: readonly (readonly [string, Json])[],
  lead: string,
  depth: number,
  settings: ToonSettings,
  lines: string[],
): Generator<string> {
  const indent = settings.unit.repeat(depth);
  for (const [index, [key, member]] of members.entries()) {
    const open = `${index === 0 ? lead : indent}${toonKey(key)}`;
    if (isScalar(member)) {
      lines.push(`${open}: ${toonScalar(member, settings.delimiter)}`);
    } else if (isObject(member)) {
      lines.push(`${open}:`);
      yield* writeToonMembers(entriesOf(member), `${indent}${settings.unit}`, depth + 1, settings, lines);
    } else if (member.length === 0) {
      lines.push(`${open}: []`);
    } else {
      yield* writeToonList(open, member, depth, true, settings, lines);
    }
  }
}

/** Adds a list whose header opens with `open`. Without a key, inside another list, it has no place for the names of a table. */
function* writeToonList(
  open: string,
  list: JsonArray,
  depth: number,
  mayBeTable: boolean,
  settings: ToonSettings,
  lines: string[],
): Generator<string> {
  const { unit, delimiter } = settings;
  const header = `${open}[${list.length}${delimiter === ',' ? '' : delimiter}]`;
  const indent = unit.repeat(depth + 1);
  const join = (cells: readonly Json[]) => cells.map((cell) => toonScalar(cell, delimiter)).join(delimiter);
  if (list.every(isScalar)) {
    lines.push(list.length === 0 ? `${header}:` : `${header}: ${join(list)}`);
    return;
  }
  const columns = mayBeTable ? tableColumns(list) : null;
  if (columns !== null) {
    lines.push(`${header}{${columns.map(toonKey).join(delimiter)}}:`);
    for (const row of list) {
      if (lines.length >= linesAtOnce) yield takeLines(lines);
      lines.push(`${indent}${join(columns.map((name) => (isObject(row) ? (memberOf(row, name) ?? null) : null)))}`);
    }
    return;
  }
  lines.push(`${header}:`);
  for (const element of list) {
    if (lines.length >= linesAtOnce) yield takeLines(lines);
    if (isScalar(element)) lines.push(`${indent}- ${toonScalar(element, delimiter)}`);
    else if (isArray(element)) yield* writeToonList(`${indent}- `, element, depth + 1, false, settings, lines);
    else if (sizeOf(element) === 0) lines.push(`${indent}-`);
    else yield* writeToonMembers(entriesOf(element), `${indent}- `, depth + 2, settings, lines);
  }
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
  if (typeof value === 'number') return canonicalDecimal(String(value));
  return isExactNumber(value) ? canonicalDecimal(value.text) : String(value);
}

/** A `#` in front opens a comment in version 4. */
function isPlainToon(text: string, delimiter: string): boolean {
  if (text === '' || text === 'true' || text === 'false' || text === 'null' || text.includes(delimiter)) return false;
  if (/[:"\\[\]{}\u0000-\u001f\p{Cs}]|^[\s#-]|\s$/u.test(text)) return false;
  return !/^\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text);
}

export function toonKey(key: string): string {
  return /^[A-Za-z_][\w.]*$/.test(key) ? key : quoteToon(key);
}

/** The escapes are fewer than those of JSON, and half of a surrogate pair has none. */
function quoteToon(text: string): string {
  const escapes: { readonly [char: string]: string } = {
    '\\': '\\\\',
    '"': '\\"',
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
  };
  const escaped = text.replace(
    /[\\"\u0000-\u001f]/g,
    (char) => escapes[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped.replace(/\p{Cs}/gu, '\ufffd')}"`;
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

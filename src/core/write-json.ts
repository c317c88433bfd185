import { textParts } from './in-parts.ts';
import type { Json, RowMembers, TextPart } from './model.ts';
import { entriesOf, isArray, isExactNumber, isMap, isScalar } from './value.ts';

/** JSON text of a value; `indent` 0 writes one line without spaces, as `JSON.stringify` does. */
export function writeJson(value: Json, indent: number | '\t' = 0): string {
  if (isScalar(value)) return writeValue(value, '', '', 0);
  if (isNativeJson(value)) return JSON.stringify(value, null, indent);
  return [...jsonParts(value, indent)].join('');
}

/** The text of `writeJson` in parts, some elements of a list each. */
export function jsonParts(value: Json, indent: number | '\t' = 0): Generator<string> {
  return textParts(layOutJson(value, indent));
}

/** The same text, the rows of its first long list still to be written. */
export function layOutJson(value: Json, indent: number | '\t' = 0): Generator<TextPart> {
  const unit = indent === '\t' ? '\t' : ' '.repeat(Math.min(indent, widestIndent));
  return layOutValue(value, unit, unit === '' ? '' : '\n', envelopeLevels);
}

/** As `JSON.stringify` has it. */
const widestIndent = 10;
/** Objects in objects around the first list, such as an envelope. */
const envelopeLevels = 3;
/** Levels of an element at which a value that `JSON.stringify` knows is looked for. */
const nativeLevels = 2;

function* layOutValue(value: Json, unit: string, newline: string, levels: number): Generator<TextPart> {
  const inner = newline === '' ? '' : newline + unit;
  if (isArray(value) && value.length > 0) {
    const write = (element: Json) => inner + writeValue(element, unit, inner, nativeLevels);
    yield '[';
    yield {
      rows: value,
      separator: ',',
      write,
      writeSome: (elements) =>
        isNativeJson(elements)
          ? stringifyInside(elements, unit, newline).slice(1, -1 - newline.length)
          : elements.map(write).join(','),
      members: jsonMembers(unit, inner),
    };
    yield `${newline}]`;
  } else if (levels === 0 || isScalar(value) || isArray(value)) {
    yield writeValue(value, unit, newline, nativeLevels);
  } else {
    let opening = '{';
    for (const [key, member] of entriesOf(value)) {
      yield `${opening}${inner}${quoteJson(key)}${newline === '' ? ':' : ': '}`;
      yield* layOutValue(member, unit, inner, levels - 1);
      opening = ',';
    }
    yield opening === '{' ? '{}' : `${newline}}`;
  }
}

/** The members of objects on lines of their own, or of one line where `newline` is empty. */
export function jsonMembers(unit: string, newline: string): RowMembers {
  const inner = newline === '' ? '' : newline + unit;
  const colon = newline === '' ? ':' : ': ';
  return {
    open: `${newline}{${inner}`,
    between: `,${inner}`,
    close: `${newline}}`,
    columns: null,
    write: (key, value = null) => `${quoteJson(key)}${colon}${writeValue(value, unit, inner, nativeLevels)}`,
  };
}

/** Whether `JSON.stringify` knows all of the value: no exact numbers, no objects kept as maps. */
function isNativeJson(value: Json): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (isArray(value)) return value.every(isNativeJson);
  if (isExactNumber(value) || isMap(value)) return false;
  for (const key in value) if (!isNativeJson(value[key] ?? null)) return false;
  return true;
}

/** A value whose own line is indented by `newline`. */
function writeValue(value: Json, unit: string, newline: string, levels: number): string {
  if (typeof value === 'string') return quoteJson(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isExactNumber(value)) return value.text;
  if (levels > 0 && isNativeJson(value)) return stringifyInside(value, unit, newline);
  const inner = newline === '' ? '' : newline + unit;
  let text = '';
  if (isArray(value)) {
    for (const element of value)
      text += `${text === '' ? '' : ','}${inner}${writeValue(element, unit, inner, levels - 1)}`;
    return text === '' ? '[]' : `[${text}${newline}]`;
  }
  const colon = newline === '' ? ':' : ': ';
  for (const [key, member] of entriesOf(value))
    text += `${text === '' ? '' : ','}${inner}${quoteJson(key)}${colon}${writeValue(member, unit, inner, levels - 1)}`;
  return text === '' ? '{}' : `{${text}${newline}}`;
}

/** Several times as fast as writing it here: lists around the value indent it, and are cut off. */
function stringifyInside(value: Json, unit: string, newline: string): string {
  const depth = newline === '' ? 0 : (newline.length - 1) / unit.length;
  let nested = value;
  for (let level = 0; level < depth; level++) nested = [nested];
  const closing = 2 * depth + (unit.length * depth * (depth - 1)) / 2;
  return JSON.stringify(nested, null, unit).slice(closing + unit.length * depth, depth === 0 ? undefined : -closing);
}

/** A JSON string; lone surrogates are escaped, so that the text is well-formed Unicode. */
export function quoteJson(text: string): string {
  return /["\\\u0000-\u001f\ud800-\udfff]/.test(text) ? JSON.stringify(text) : `"${text}"`;
}

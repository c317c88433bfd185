import type { Json } from './model.ts';
import { entriesOf, isArray, isExactNumber, isMap } from './value.ts';

/** JSON text of a value; `indent` 0 writes one line without spaces, as `JSON.stringify` does. */
export function writeJson(value: Json, indent: number | '\t' = 0): string {
  // Eight times as fast as what follows.
  if (isNativeJson(value)) return JSON.stringify(value, null, indent);
  const unit = indent === '\t' ? '\t' : ' '.repeat(indent);
  const pieces: string[] = [];
  writeValue(value, unit, unit === '' ? '' : '\n', pieces);
  return pieces.join('');
}

/** Whether `JSON.stringify` knows all of the value: no exact numbers, no objects kept as maps. */
function isNativeJson(value: Json): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (isArray(value)) return value.every(isNativeJson);
  if (isExactNumber(value) || isMap(value)) return false;
  for (const key of Object.keys(value)) if (!isNativeJson(value[key] ?? null)) return false;
  return true;
}

function writeValue(value: Json, unit: string, newline: string, pieces: string[]): void {
  if (typeof value === 'string') {
    pieces.push(quoteJson(value));
  } else if (value === null || typeof value !== 'object') {
    pieces.push(String(value));
  } else if (isExactNumber(value)) {
    pieces.push(value.text);
  } else {
    const inner = newline === '' ? '' : newline + unit;
    const isList = isArray(value);
    let separator = isList ? '[' : '{';
    let isEmpty = true;
    if (isList) {
      for (const element of value) {
        pieces.push(separator, inner);
        writeValue(element, unit, inner, pieces);
        separator = ',';
        isEmpty = false;
      }
    } else {
      const colon = newline === '' ? ':' : ': ';
      for (const [key, member] of entriesOf(value)) {
        pieces.push(separator, inner, quoteJson(key), colon);
        writeValue(member, unit, inner, pieces);
        separator = ',';
        isEmpty = false;
      }
    }
    if (isEmpty) pieces.push(separator);
    else pieces.push(newline);
    pieces.push(isList ? ']' : '}');
  }
}

/** A JSON string; lone surrogates are escaped, so that the text is well-formed Unicode. */
export function quoteJson(text: string): string {
  return /["\\\u0000-\u001f\ud800-\udfff]/.test(text) ? JSON.stringify(text) : `"${text}"`;
}

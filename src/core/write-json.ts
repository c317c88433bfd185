import type { Json } from './model.ts';
import { entriesOf, isArray, isExactNumber } from './value.ts';

/** JSON text of a value; `indent` 0 writes one line without spaces, as `JSON.stringify` does. */
export function writeJson(value: Json, indent: number | '\t' = 0): string {
  const unit = indent === '\t' ? '\t' : ' '.repeat(indent);
  const pieces: string[] = [];
  writeValue(value, unit, unit === '' ? '' : '\n', pieces);
  return pieces.join('');
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

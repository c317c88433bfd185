import { inParts } from '../in-parts.ts';
import type { FormatOptions, Json } from '../model.ts';
import { entriesOf, isArray, isScalar } from '../value.ts';
import { jsonParts, quoteJson, writeJson } from '../write-json.ts';

/** JSON in parts, with every character beyond ASCII as an escape where `escapeNonAscii` is on. */
export function* escapedJsonParts(parts: Iterable<string>, options: FormatOptions): Generator<string> {
  for (const part of parts) {
    yield options.escapeNonAscii === true ? toAscii(part) : part;
  }
}

export function toAscii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** JSON on one line; with a space after commas and colons where `spaced` is on, as Python writes it. */
export function oneLineJsonParts(value: Json, options: FormatOptions): Iterable<string> {
  if (options.spaced !== true) return jsonParts(value);
  return isArray(value) ? spacedListParts(value) : [spacedJson(value)];
}

function* spacedListParts(list: readonly Json[]): Generator<string> {
  yield '[';
  yield* inParts(list, ', ', spacedJson);
  yield ']';
}

function spacedJson(value: Json): string {
  if (isScalar(value)) return writeJson(value);
  if (isArray(value)) return `[${value.map(spacedJson).join(', ')}]`;
  return `{${entriesOf(value)
    .map(([key, member]) => `${quoteJson(key)}: ${spacedJson(member)}`)
    .join(', ')}}`;
}

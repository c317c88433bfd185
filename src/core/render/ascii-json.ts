import type { FormatOptions, Json, TextPart } from '../model.ts';
import { entriesOf, isArray, isScalar } from '../value.ts';
import { layOutJson, quoteJson, writeJson } from '../write-json.ts';
import { changeRowTexts } from './change-row-texts.ts';

/** JSON with every character beyond ASCII as an escape where `escapeNonAscii` is on. */
export function* escapeLayout(layout: Iterable<TextPart>, options: FormatOptions): Generator<TextPart> {
  if (options.escapeNonAscii !== true) return yield* layout;
  for (const part of layout) yield typeof part === 'string' ? toAscii(part) : changeRowTexts(part, toAscii);
}

export function toAscii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** JSON on one line; with a space after commas and colons where `spaced` is on, as Python writes it. */
export function layOutOneLine(value: Json, options: FormatOptions): Iterable<TextPart> {
  if (options.spaced !== true) return layOutJson(value);
  if (!isArray(value)) return [spacedJson(value)];
  const members = { open: '{', between: ', ', close: '}', columns: null, write: spacedMember };
  return ['[', { rows: value, separator: ', ', write: spacedJson, members }, ']'];
}

function spacedMember(key: string, value: Json = null): string {
  return `${quoteJson(key)}: ${spacedJson(value)}`;
}

function spacedJson(value: Json): string {
  if (isScalar(value)) return writeJson(value);
  if (isArray(value)) return `[${value.map(spacedJson).join(', ')}]`;
  return `{${entriesOf(value)
    .map(([key, member]) => spacedMember(key, member))
    .join(', ')}}`;
}

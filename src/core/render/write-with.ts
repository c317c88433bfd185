import { textParts } from '../in-parts.ts';
import type { Format, FormatOptions, Json, TextPart } from '../model.ts';

/** All of a value's text in a format; options that are left out are the format's own. */
export function writeWith(format: Format, value: Json, options: FormatOptions = {}): string {
  return [...partsWith(format, value, options)].join('');
}

/** The same text in parts, some rows each. */
export function partsWith(format: Format, value: Json, options: FormatOptions = {}): Iterable<string> {
  return textParts(layOutWith(format, value, options));
}

/** The same text, its long list of rows still to be written. */
export function layOutWith(format: Format, value: Json, options: FormatOptions = {}): Iterable<TextPart> {
  return format.layOut(value, { ...format.defaults, ...options });
}

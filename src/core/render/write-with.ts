import type { Format, FormatOptions, Json } from '../model.ts';

/** All of a value's text in a format; options that are left out are the format's own. */
export function writeWith(format: Format, value: Json, options: FormatOptions = {}): string {
  return [...partsWith(format, value, options)].join('');
}

/** The same text in parts. */
export function partsWith(format: Format, value: Json, options: FormatOptions = {}): Iterable<string> {
  return format.writeParts(value, { ...format.defaults, ...options });
}

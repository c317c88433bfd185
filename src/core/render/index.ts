import type { FormatOptions, Json } from '../model.ts';
import { find } from '../registry.ts';
import { formats } from './formats/index.ts';

export { formats } from './formats/index.ts';
export type { RenderInput, RenderOptions } from './render-text.ts';
export { placementFor, renderText } from './render-text.ts';

/** A value as text. Throws on an unknown format id. */
export function renderAs(format: string, value: Json, options: FormatOptions = {}): string {
  const found = find(formats, format);
  return found.write(value, { ...found.defaults, ...options });
}

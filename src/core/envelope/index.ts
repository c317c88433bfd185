import type { EnvelopeOptions, Json, Result } from '../model.ts';
import { find } from '../registry.ts';
import { styles } from './styles/index.ts';

export { styles } from './styles/index.ts';

export interface EnvelopeStageOptions extends EnvelopeOptions {
  readonly on: boolean;
  /** One line over figures such as `{count}` or `{max created_at}`, computed from the rows before they are cut; empty for none. */
  readonly summary: string;
}

/** One style's projection of a result. Throws on an unknown style id. */
export function toEnvelope(style: string, result: Result, options: Partial<EnvelopeOptions> = {}): Json {
  return find(styles, style).wrap(result, { stableKeys: true, meta: {}, ...options, style });
}

/** The style in which an object already is, with the parts of a result that it shows; null when it is none. */
export function detectEnvelope(value: Json): { readonly style: string; readonly result: Partial<Result> } | null {
  for (const style of styles) {
    const result = style.detect(value);
    if (result !== null) return { style: style.id, result };
  }
  return null;
}

import type { Json } from './json.ts';
import type { Result } from './result.ts';

/** A projection of the canonical result. */
export interface EnvelopeStyle {
  readonly id: string;
  /** The key under which the rows stand; null where the style carries none. */
  readonly bodyKey: string | null;
  /** The parts of a result that this style can't carry, by their names in `Result`. */
  readonly lossy: readonly string[];
  wrap(result: Result, options: EnvelopeOptions): Json;
  /** The parts of a result that an object in this style shows, or null when it is another style. */
  detect(value: Json): Partial<Result> | null;
}
export interface EnvelopeOptions {
  readonly style: string;
  /** Keys without a value stay, as null, so that every branch has the same shape. */
  readonly stableKeys: boolean;
  /** Extra members of `meta`, the same in every result. */
  readonly meta: { readonly [name: string]: string };
}

export interface Call {
  readonly tool: string;
  readonly callId: string;
}
export interface Sent {
  readonly text: string;
  readonly result: Result;
  readonly envelope: Json;
}
/** A provider's or protocol's own object around the text. */
export interface Wire {
  readonly id: string;
  toMessage(sent: Sent, call: Call): Json;
}

import type { Problem } from '../core/index.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
  readonly problems: readonly Problem[];
}

/** The text of a file's bytes. */
export function decodeBytes(bytes: Uint8Array): DecodedText {
  return { text: new TextDecoder().decode(bytes), encoding: 'utf-8', problems: [] };
}

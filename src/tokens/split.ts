import type { EncodingName } from './encoding-name.ts';
import { splitCl100k } from './split-cl100k.ts';
import { splitO200k } from './split-o200k.ts';

/**
 * The end of the piece that begins at `at`: what the encoding's regular expression matches there. `bytes` is UTF-8 with
 * the sentinel behind it.
 */
export type Split = (bytes: Uint8Array, at: number) => number;

export const splits = { o200k_base: splitO200k, cl100k_base: splitCl100k } as const satisfies Record<
  EncodingName,
  Split
>;

import { countPartsOfWindow } from './count-parts.ts';
import type { EncodingName } from './encoding-name.ts';
import { Pieces } from './pieces.ts';
import { nextSeam } from './seams.ts';
import { splits } from './split.ts';
import { Stretches } from './stretches.ts';
import { TokenEnds } from './token-ends.ts';
import { Utf8Buffer } from './utf8-buffer.ts';
import { Vocabulary } from './vocabulary.ts';

/** UTF-16 units that are encoded at a time, where the text has a seam soon after. */
const WINDOW = 1 << 15;
const WINDOW_AND_WORD = WINDOW + (1 << 10);

export interface TokenCounter {
  readonly encoding: EncodingName;
  /** The exact number of tokens of `text`. Special tokens in it count as the plain text that they are. */
  count(text: string): number;
  /**
   * The UTF-16 offset at which each token ends, of the first `limit` tokens. A token that ends inside a character
   * reports the end of that character.
   */
  ends(text: string, limit?: number): Uint32Array;
  /**
   * How many tokens begin in each part of `text`. `ends` holds where the parts end, in order; the last reaches to the end
   * of the text. A token belongs to the character that holds its first byte.
   */
  countParts(text: string, ends: ArrayLike<number>): Uint32Array;
}

/** `table` is the packed table of the encoding, inflated. */
export function createCounter(encoding: EncodingName, table: Uint8Array): TokenCounter {
  const pieces = new Pieces(new Vocabulary(table));
  const split = splits[encoding];
  const stretches = new Stretches(split, pieces);
  const buffer = new Utf8Buffer(WINDOW_AND_WORD);

  function count(text: string): number {
    let total = 0;
    for (const window of windows(text)) {
      const { packed, end } = buffer.encode(window);
      total += stretches.count(packed, end);
    }
    return total;
  }

  function ends(text: string, limit: number = text.length * 3): Uint32Array {
    const found = new TokenEnds(limit);
    for (const window of windows(text)) {
      const { packed, end } = buffer.encode(window);
      for (let from = 0; from < end && !found.isFull; ) {
        const to = split(packed.bytes, from);
        found.add(packed.bytes, from, pieces.tokens(packed, from, to));
        from = to;
      }
      if (found.isFull) break;
    }
    return found.offsets();
  }

  function countParts(text: string, ends: ArrayLike<number>): Uint32Array {
    const counts = new Uint32Array(ends.length);
    const place = { part: 0, units: 0 };
    for (const window of windows(text)) {
      const encoded = buffer.encode(window);
      countPartsOfWindow(encoded, encoded.end === window.length, split, pieces, ends, counts, place);
    }
    return counts;
  }

  return { encoding, count, ends, countParts };
}

/** The text in parts whose counts add up. */
function* windows(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = nextSeam(text, at + WINDOW);
    yield text.slice(at, end);
    at = end;
  }
}

import { TEXT } from './memory';
import { endOfToken, pieceEnd, tokensOfPiece } from './pieces';
import { unitsBetween } from './units';

/**
 * Writes where the tokens of the text up to `end` end, of the first `limit`, as words of 32 bits to `out`: UTF-16 units from
 * the beginning of the text. A token that ends inside a character reports the end of that character. Returns their number.
 */
export function findTokenEnds(end: usize, limit: u32, out: usize): u32 {
  let found: u32 = 0;
  let units: u32 = 0;
  for (let at = TEXT; at < end && found < limit; ) {
    const to = pieceEnd(at);
    const count = tokensOfPiece(at, to);
    for (let token: u32 = 0; token < count && found < limit; token++) {
      const tokenEnd = endOfToken(token);
      units += unitsBetween(at, tokenEnd);
      store<u32>(out + (found++ << 2), units);
      at = tokenEnd;
    }
    at = to;
  }
  return found;
}

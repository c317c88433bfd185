import type { Problem } from '../core/index.ts';
import { findInvalidUtf8 } from './find-invalid-utf8.ts';

export interface DecodedText {
  readonly text: string;
  /** Such as `utf-8`, `utf-16le` or `gb18030`. */
  readonly encoding: string;
  readonly problems: readonly Problem[];
}

/** The text of a file's bytes. Bytes that fit no encoding become U+FFFD, and a problem names the first. */
export function decodeBytes(bytes: Uint8Array): DecodedText {
  const utf16 = findUtf16(bytes);
  if (utf16 !== null) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16, problems: [] };
  const invalid = findInvalidUtf8(bytes);
  const nul = bytes.indexOf(0);
  if (invalid >= 0 && nul < 0 && looksLikeGb18030(bytes)) {
    try {
      return { text: new TextDecoder('gb18030', { fatal: true }).decode(bytes), encoding: 'gb18030', problems: [] };
    } catch {
      // Then it is UTF-8 with bad bytes, or nothing that we know.
    }
  }
  const text = new TextDecoder().decode(bytes);
  const problems: Problem[] = [];
  if (nul >= 0) problems.push(problemAt('decode.binary', bytes, nul));
  if (invalid >= 0) problems.push(problemAt('decode.invalid-utf8', bytes, invalid));
  return { text, encoding: 'utf-8', problems };
}

/** By its byte order mark, or by every other byte being NUL, as in Latin text. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(bytes.length >> 1, 2000);
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[2 * pair] === 0) even++;
    if (bytes[2 * pair + 1] === 0) odd++;
  }
  if (odd > pairs * 0.4 && even < pairs * 0.02) return 'utf-16le';
  return even > pairs * 0.4 && odd < pairs * 0.02 ? 'utf-16be' : null;
}

/** In Chinese text both bytes of nearly every pair are above A0; accented letters of other encodings stand among ASCII. */
function looksLikeGb18030(bytes: Uint8Array): boolean {
  let pairs = 0;
  let high = 0;
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    pairs++;
    if ((bytes[at] ?? 0) > 0xa0 && (bytes[at + 1] ?? 0) > 0xa0) high++;
    at++;
  }
  return high > pairs * 0.7;
}

function problemAt(id: string, bytes: Uint8Array, byte: number): Problem {
  const start = new TextDecoder().decode(bytes.subarray(0, byte)).length;
  return { id, values: { byte }, start, end: start + 1 };
}

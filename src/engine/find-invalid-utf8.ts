/** The offset of the first byte that belongs to no UTF-8 character, or -1. */
export function findInvalidUtf8(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOfCharacter(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

/** 0 where no well-formed character starts: overlong forms, surrogates and code points above 10FFFF are none. */
function lengthOfCharacter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const second = bytes[at + 1] ?? 0;
  if (first >= 0xc2 && first <= 0xdf) return isTrail(second) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const isWrong = (first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f);
    return isTrail(second) && isTrail(bytes[at + 2] ?? 0) && !isWrong ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const isWrong = (first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f);
    return isTrail(second) && isTrail(bytes[at + 2] ?? 0) && isTrail(bytes[at + 3] ?? 0) && !isWrong ? 4 : 0;
  }
  return 0;
}

function isTrail(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

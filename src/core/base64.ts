const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of base64, also of its URL form; null where it is none. */
export function decodeBase64(text: string): Uint8Array | null {
  const clean = text
    .replace(/\s+/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/={1,2}$/, '');
  if (clean.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((clean.length * 3) / 4));
  let at = 0;
  let bits = 0;
  let held = 0;
  for (const letter of clean) {
    const sextet = base64Alphabet.indexOf(letter);
    if (sextet < 0) return null;
    held = ((held << 6) | sextet) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 0xff;
    }
  }
  return bytes;
}

/** Base64 in its URL form (RFC 4648, section 5), without padding. */
export function encodeBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const held = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = Math.min(4, bytes.length - at + 1);
    for (let place = 0; place < letters; place++) text += base64Alphabet[(held >> (18 - 6 * place)) & 63] ?? '';
  }
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

/** The text of UTF-8 bytes; null where they are none. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first >= 0xf8 || (first >= 0x80 && first < 0xc2)) return null;
    let code = length === 1 ? first : first & (0x7f >> length);
    for (let next = 1; next < length; next++) {
      const byte = bytes[at + next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return null;
      code = (code << 6) | (byte & 0x3f);
    }
    const least = [0, 0, 0x80, 0x800, 0x10000][length] ?? 0;
    if (code < least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    pieces.push(String.fromCodePoint(code));
    at += length;
  }
  return pieces.join('');
}

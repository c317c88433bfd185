import type { Json } from '../model.ts';
import { numberFromText } from '../value.ts';

/** Text that is not TOON, or not as strict as it must be. */
export class ToonFault extends Error {}

/** Where an unquoted `wanted` stands, or -1. */
export function indexOutsideQuotes(text: string, wanted: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (isQuoted && char === '\\') at++;
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === wanted) return at;
  }
  return -1;
}

/** Tokens between delimiters, without the spaces around them. */
export function splitTokens(text: string, delimiter: string): readonly string[] {
  if (!text.includes('"')) return text.split(delimiter).map((token) => token.trim());
  const tokens: string[] = [];
  let start = 0;
  for (;;) {
    const length = indexOutsideQuotes(text.slice(start), delimiter);
    if (length < 0) return [...tokens, text.slice(start).trim()];
    tokens.push(text.slice(start, start + length).trim());
    start += length + 1;
  }
}

/** The value that a token stands for: quoted or any other text, a word of JSON or a number. */
export function readToken(token: string): Json {
  if (token.startsWith('"')) return unquoteToon(token);
  if (token === 'true' || token === 'false') return token === 'true';
  if (token === 'null') return null;
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(token)) return token;
  return /^-0(?:\.0+)?$/.test(token) ? 0 : numberFromText(token);
}

export function readToonKey(token: string): string {
  if (token.startsWith('"')) return unquoteToon(token);
  if (/[,|\t[\]{}"]/.test(token)) throw new ToonFault(token);
  return token.trim();
}

function unquoteToon(token: string): string {
  const pattern = /^"[^"\\]*(?:\\(?:[\\"nrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{4})[^"\\]*)*"$/;
  if (!pattern.test(token)) throw new ToonFault(token);
  const escapes: { readonly [char: string]: string } = { n: '\n', r: '\r', t: '\t' };
  return token
    .slice(1, -1)
    .replace(/\\(?:u(.{4})|(.))/g, (_, code: string | undefined, char: string) =>
      code === undefined ? (escapes[char] ?? char) : String.fromCharCode(Number.parseInt(code, 16)),
    );
}

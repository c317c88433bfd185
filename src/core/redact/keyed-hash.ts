import { sha256, toHex } from '../sha256.ts';
import { utf8Bytes } from '../utf8-bytes.ts';

/** HMAC with SHA-256 (RFC 2104, FIPS 180-4) in hexadecimal digits: equal values under one key have equal hashes, and nobody without the key can try values out. */
export function keyedHash(key: string, text: string): string {
  const keyBytes = utf8Bytes(key);
  const block = new Uint8Array(64);
  block.set(keyBytes.length > 64 ? sha256(keyBytes) : keyBytes);
  const inner = sha256(
    joinBytes(
      block.map((byte) => byte ^ 0x36),
      utf8Bytes(text),
    ),
  );
  const outer = sha256(
    joinBytes(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
  return toHex(outer);
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

/** Makes hashes of values under a key. */
export interface Hasher {
  readonly id: string;
  hash(key: string, text: string): string;
}

export const hmacHasher: Hasher = { id: 'hmac', hash: keyedHash };

export const hashers = [hmacHasher] as const satisfies readonly Hasher[];

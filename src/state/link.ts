import { fromBase64url, toBase64url } from './base64url.ts';
import { deflateText, inflateText, type NativeDeflate, TooLargeError } from './deflate.ts';
import type { SavedDesign } from './saved-design.ts';

/** Characters of a link that chats and trackers carry whole. */
export const linkLimit = 8000;
const prefix = '#v1.';
const hashLimit = 1_000_000;
const inflatedLimit = 2_000_000;

export type RefusedLink = { readonly reason: 'not-a-link' | 'too-large' | 'newer' };

/** The hash that holds a design. */
export async function writeLink(design: SavedDesign, native?: NativeDeflate | null): Promise<string> {
  return prefix + toBase64url(await deflateText(JSON.stringify(design), native));
}

/** True for a hash that means to hold a design, of whatever version. */
export function isLink(hash: string): boolean {
  return /^#v\d{1,4}\./.test(hash);
}

/** What a hash holds, still to be revived; its size is bounded however it was made. */
export async function readLink(
  hash: string,
  native?: NativeDeflate | null,
): Promise<{ readonly saved: unknown } | RefusedLink> {
  if (!hash.startsWith(prefix)) return { reason: isLink(hash) ? 'newer' : 'not-a-link' };
  if (hash.length > hashLimit) return { reason: 'too-large' };
  const bytes = fromBase64url(hash.slice(prefix.length));
  if (bytes === null) return { reason: 'not-a-link' };
  try {
    return { saved: JSON.parse(await inflateText(bytes, inflatedLimit, native)) };
  } catch (error) {
    return { reason: error instanceof TooLargeError ? 'too-large' : 'not-a-link' };
  }
}

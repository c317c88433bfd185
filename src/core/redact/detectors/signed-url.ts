import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const signedPattern =
  /(?<=(?:[?&]|&amp;|\\u0026)(?:x-(?:amz|goog|oss|cos)-)?(?:security-|access_|refresh_|id_|auth_|session_|security_|oauth_)?)(?:signature|sig|sign|token|api_?key|(?<=[?&])key)=([\w%+/=.~-]{16,2000})/iy;
const matchSigned = matchFrom(signedPattern, (found) => /\d/.test(found));

/** Signatures and tokens in the queries of addresses, which let anyone fetch what they point to. */
export const signedUrl = {
  id: 'signed-url',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['signature=', 'sig=', 'token=', 'api_key=', 'apikey=', '&key=', '?key=', 'sign='] },
  match(text, at) {
    const isSeparated = text[at] === '&' || text[at] === '?';
    return matchSigned(text, isSeparated ? at + 1 : at);
  },
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `https://x.s3.amazonaws.com/a?X-Amz-Expires=60&X-Amz-Signature=${'0a1b'.repeat(16)}`,
      found: ['0a1b'.repeat(16)],
    },
    {
      text: `https://x.blob.core.windows.net/a?sv=2022&sig=${'a1B2%2F'.repeat(6)}&se=2024`,
      found: ['a1B2%2F'.repeat(6)],
    },
    { text: `?access_token=${'a1B2'.repeat(6)}`, found: ['a1B2'.repeat(6)] },
  ],
  misses: [
    { text: 'https://example.com/?page_token=abc', reason: 'too short for one' },
    { text: `?next_page_token=${'a1B2'.repeat(6)}`, reason: 'a token for the next page opens nothing' },
    { text: 'token=a1B2c3D4e5F6g7H8', reason: 'not in an address' },
    { text: '?sig=averyveryverylongword', reason: 'no digit in it' },
  ],
};

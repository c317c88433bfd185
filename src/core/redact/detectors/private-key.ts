import type { Detector } from '../../model.ts';

const keyOpening = /-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
const keyClosing = /-----(?:BEGIN|END) [A-Z0-9 ]{3,50}-----/g;
/** Lines of Base64; line ends may be escaped. The last may be short where the text ends with it. */
const keyBody = /(?:(?:\s|\\[nr]){1,8}[\w+/=:,-]{16,})*(?:(?:\s|\\[nr]){1,8}[\w+/=]{1,15}(?=["']?\s*$))?/y;
const blockLimit = 30_000;

/** Private keys as PEM, OpenSSH or PGP blocks, in JSON strings too, and blocks that are cut off. */
export const privateKey = {
  id: 'private-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['-----begin '] },
  match(text, at) {
    keyOpening.lastIndex = at;
    if (!keyOpening.test(text)) return null;
    return { start: at, end: endOfBlock(text, keyOpening.lastIndex) };
  },
} as const satisfies Detector;

/** The end of the closing line, or of what looks like the key where there is none. */
function endOfBlock(text: string, from: number): number {
  const block = text.slice(from, from + blockLimit);
  keyClosing.lastIndex = 0;
  const closing = keyClosing.exec(block)?.[0];
  if (closing?.startsWith('-----END')) return from + keyClosing.lastIndex;
  keyBody.lastIndex = 0;
  keyBody.exec(closing === undefined ? block : block.slice(0, keyClosing.lastIndex - closing.length));
  return from + keyBody.lastIndex;
}

export const examples = {
  hits: [
    {
      text: `key:\n${['-----BEGIN', 'RSA', 'PRIVATE', 'KEY-----'].join(' ')}\n${'a1B2'.repeat(16)}\n${['-----END', 'RSA', 'PRIVATE', 'KEY-----'].join(' ')}\nnext`,
      found: [
        `${['-----BEGIN', 'RSA', 'PRIVATE', 'KEY-----'].join(' ')}\n${'a1B2'.repeat(16)}\n${['-----END', 'RSA', 'PRIVATE', 'KEY-----'].join(' ')}`,
      ],
    },
    {
      text: `"${['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ')}\\n${'c3D4'.repeat(16)}\\n${['-----END', 'PRIVATE', 'KEY-----'].join(' ')}\\n"`,
      found: [
        `${['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ')}\\n${'c3D4'.repeat(16)}\\n${['-----END', 'PRIVATE', 'KEY-----'].join(' ')}`,
      ],
    },
    {
      text: `${['-----BEGIN', 'OPENSSH', 'PRIVATE', 'KEY-----'].join(' ')}\n${'e5F6'.repeat(16)}\ng7H8`,
      found: [`${['-----BEGIN', 'OPENSSH', 'PRIVATE', 'KEY-----'].join(' ')}\n${'e5F6'.repeat(16)}\ng7H8`],
    },
  ],
  misses: [
    { text: ['-----BEGIN', 'PUBLIC', 'KEY-----'].join(' '), reason: 'a public key' },
    { text: ['-----BEGIN', 'CERTIFICATE-----'].join(' '), reason: 'a certificate' },
    { text: 'Paste the private key here', reason: 'words' },
  ],
};

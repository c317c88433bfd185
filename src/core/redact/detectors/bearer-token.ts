import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const bearerPattern =
  /(?:bearer|authorization(?:""|\\?["'])?\s{0,3}[:=]\s{0,3}(?:""|\\?["'])?(?:basic|token|digest|apikey))[ \t]{1,4}((?!<)[\w.~+/=-]{8,4000})/i;

/** Tokens after `Bearer`, and the credentials of other Authorization headers. */
export const bearerToken = {
  id: 'bearer-token',
  group: 'secret',
  suggests: 'fixed',
  context: /authorization$/i,
  anchors: { words: ['bearer', 'authorization'] },
  match: matchWord(bearerPattern, hasDigitOrPad),
} as const satisfies Detector;

/** Words such as "bearer authentication" are short, or hold no digit and no capital. */
function hasDigitOrPad(found: string): boolean {
  return /\d/.test(found) || found.endsWith('=') || (found.length >= 20 && /[a-z]/.test(found) && /[A-Z]/.test(found));
}

export const examples = {
  hits: [
    { text: `curl -H "Authorization: Bearer ${'a1B2'.repeat(6)}" x`, found: ['a1B2'.repeat(6)] },
    {
      text: `authorization: basic ${['dXNl', 'cjpw', 'YXNz'].join('')}=`,
      found: [`${['dXNl', 'cjpw', 'YXNz'].join('')}=`],
    },
    { text: `{"Authorization":"Token ${'0a1b'.repeat(10)}"}`, found: ['0a1b'.repeat(10)] },
    { text: `1,"{""authorization"":""token ${'0a1b'.repeat(10)}""}"`, found: ['0a1b'.repeat(10)] },
    { text: `{"data":"{\\"authorization\\":\\"token ${'0a1b'.repeat(10)}\\"}"}`, found: ['0a1b'.repeat(10)] },
  ],
  misses: [
    { text: 'uses bearer authentication', reason: 'a word' },
    { text: 'Bearer <token>', reason: 'a placeholder' },
    { text: 'Bearer realm="api"', reason: 'a challenge' },
    { text: 'Authorization: Bearer ***', reason: 'hidden already' },
  ],
};

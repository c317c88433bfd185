import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** JSON Web Tokens: two parts that open as `{"` does in Base64, and a signature that may be missing. */
export const jwt = {
  id: 'jwt',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['eyj'] },
  match: matchWord(/(?<!-)eyJ[\w-]{8,4000}\.eyJ[\w-]{8,8000}(?:\.[\w-]{0,2000})?/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `token=${['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'c2lnbmF0dXJl'].join('.')}&x=1`,
      found: [['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0In0', 'c2lnbmF0dXJl'].join('.')],
    },
    {
      text: `"${['eyJhbGciOiJub25lIn0', 'eyJzdWIiOiIxMjM0In0', ''].join('.')}"`,
      found: [['eyJhbGciOiJub25lIn0', 'eyJzdWIiOiIxMjM0In0', ''].join('.')],
    },
  ],
  misses: [
    { text: 'eyJvZmZzZXQiOjEwMH0', reason: 'a cursor in Base64 has one part' },
    { text: 'eyJhbGciOiJIUzI1NiJ9.payload.sig', reason: 'the second part is no JSON' },
  ],
};

import type { Detector } from '../../model.ts';
import { matchHits } from '../match-hits.ts';

/** Two parts that open as `{"` does in Base64, and a signature that may be missing. */
const jwtAnchor = /eyJ/g;
const jwtPattern = /(?:(?<![\w-])|(?<=\\[nrt]))eyJ[\w-]{8,}\.eyJ[\w-]{8,}(?:\.[\w-]*)?/y;

/** JSON Web Tokens. */
export const jwt = {
  id: 'jwt',
  group: 'secret',
  suggests: 'fixed',
  find: (text, anchor = jwtAnchor) => matchHits('jwt', text, anchor, jwtPattern),
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

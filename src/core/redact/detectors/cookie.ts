import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const matchHeader = matchFrom(
  /(?<![A-Za-z0-9])(?:set-)?cookie2?(?:""|\\?["'])?\s{0,3}[:=]\s{0,3}(?:""|\\?["'])?(?!\*)((?=[\w.%$-]{1,64}=)[^\r\n"'\\]{3,4000})/iy,
);
const matchSession = matchFrom(
  /(?<![A-Za-z0-9])(?:jsessionid|phpsessid|session_?id|connect\.sid|laravel_session)(?:""|\\?["'])?\s{0,3}[:=]\s{0,3}(?:""|\\?["'])?([\w%.:+/=-]{8,400})/iy,
  (found) => /\d/.test(found),
);

/** What Cookie and Set-Cookie headers carry, and the values of well-known session cookies. */
export const cookie = {
  id: 'cookie',
  group: 'secret',
  suggests: 'fixed',
  context: /^(?:set-)?cookie2?$|session_?id$/i,
  anchors: {
    words: ['cookie', 'jsessionid', 'phpsessid', 'sessionid', 'session_id', 'connect.sid', 'laravel_session'],
  },
  match: (text, at) => matchHeader(text, at) ?? matchSession(text, at),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: 'Cookie: sid=a1B2c3D4; theme=dark', found: ['sid=a1B2c3D4; theme=dark'] },
    { text: '{"set-cookie":"sid=a1B2; Path=/"}', found: ['sid=a1B2; Path=/'] },
    { text: 'url;JSESSIONID=0A1B2C3D4E5F?x=1', found: ['0A1B2C3D4E5F'] },
  ],
  misses: [
    { text: 'accept the cookie: yes', reason: 'no name and value' },
    { text: 'session_id', reason: 'a name alone' },
    { text: 'Cookie: ***', reason: 'hidden already' },
  ],
};

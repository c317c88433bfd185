import type { Detector } from '../../model.ts';
import { looksSecret } from '../looks-secret.ts';
import { matchFrom } from '../match-pattern.ts';

const genericPattern =
  /(?:secret|passw(?:or)?d|passwd|pwd|token|api[ _-]?key|access_?key|auth_?key|encryption_key|signing_key|private_key|credentials?|密码|口令|密钥|令牌)(?![\w.-]{0,20}(?:type|name|url|uri|count|limit|expir\w{0,8}|file|path|length|size|policy|hint|field|at|in|used|endpoint|version|enabled|required|status)(?![a-z]))[\w.-]{0,20}(?:""|\\?["'`])?\s{0,3}(?::=|=>|={1,2}|[:：])\s{0,3}(?:""|\\?["'`])?([^\s"'`\\,;<>(){}[\]，。；]{8,300})/iy;
/** What these say is no secret: a place in a list, a count, a public half. */
const harmlessLead =
  /(?:next|prev(?:ious)?|page|continuation|cursor|sync|resume|last|first|max|min|total|num(?:ber)?|input|output|prompt|completion|cached|public|publishable|csrf|xsrf|pagination|start|end|stop|special)[ _.-]?(?:page[ _.-]?)?$/i;
const matchAssigned = matchFrom(genericPattern, looksSecret);

/** Values beside names such as `api_key` or `password` that look made up by a machine or chosen as a secret. */
export const genericSecret = {
  id: 'generic-secret',
  group: 'secret',
  suggests: 'fixed',
  context:
    /(?:secret|passw(?:or)?d|passwd|pwd|(?<!page[ _-]?)token|api[ _-]?key|access_?key|auth_?key|encryption_key|signing_key|private_key|credentials?|密码|口令|密钥|令牌)$/i,
  anchors: {
    words: [
      'secret',
      'passw',
      'pwd',
      'token',
      'api_key',
      'apikey',
      'api-key',
      'api key',
      'access_key',
      'accesskey',
      'auth_key',
      'authkey',
      'encryption_key',
      'signing_key',
      'private_key',
      'credential',
      '密码',
      '口令',
      '密钥',
      '令牌',
    ],
  },
  match(text, at) {
    const span = matchAssigned(text, at);
    return span !== null && harmlessLead.test(text.slice(Math.max(0, at - 20), at)) ? null : span;
  },
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `api_key = "${'q7Rz2Lk9'.repeat(3)}"`, found: ['q7Rz2Lk9'.repeat(3)] },
    { text: `DB_PASSWORD=${['Tr0ub4', 'dor&3'].join('')}`, found: [['Tr0ub4', 'dor&3'].join('')] },
    { text: `"client_secret": "${'q7Rz2Lk9'.repeat(4)}"`, found: ['q7Rz2Lk9'.repeat(4)] },
    { text: `密码：${['q7Rz', '2Lk9'].join('')}，`, found: [['q7Rz', '2Lk9'].join('')] },
  ],
  misses: [
    { text: `next_page_token: ${'q7Rz2Lk9'.repeat(3)}`, reason: 'a token for the next page opens nothing' },
    { text: 'token: 1714550400', reason: 'digits alone count' },
    { text: 'password: required1 if new', reason: 'a word' },
    { text: 'token_type: bearer12345', reason: 'what kind it is' },
    { text: 'secret = config.get_secret_2', reason: 'a name in code' },
    { text: 'api_key: your-api-key-1', reason: 'a placeholder' },
    { text: 'max_tokens: 4096000000', reason: 'a limit' },
    { text: 'password=***', reason: 'hidden already' },
    { text: 'token: 2024-05-01T10:00:00Z', reason: 'a time' },
  ],
};

import type { Detector } from '../../model.ts';

/** After `://`: a user that may be empty, then a password. Placeholders such as `${PASSWORD}` open with a bracket. */
const userinfoPattern = /:\/\/([^\s/?#:@"'<>\\]{0,128})(?::((?![<{$[])[^\s/?#@"'<>\\]{1,256}))?@(?=[\w[])/y;

/** Passwords in addresses such as `https://user:password@host`, and long tokens in the place of the user. */
export const urlCredentials = {
  id: 'url-credentials',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['://'] },
  match(text, at) {
    userinfoPattern.lastIndex = at;
    const match = userinfoPattern.exec(text);
    if (match === null) return null;
    const [whole, user = '', password] = match;
    const secret = password ?? (/^(?=.{0,127}\d)\w{16,}$/.test(user) ? user : '');
    const end = at + whole.length - 1;
    return secret === '' ? null : { start: end - secret.length, end };
  },
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `git clone https://ada:${['hun', 'ter2'].join('')}@example.com/x.git`, found: [['hun', 'ter2'].join('')] },
    { text: `redis://:${['p%40ss', 'w0rd'].join('')}@10.0.0.5:6379/0`, found: [['p%40ss', 'w0rd'].join('')] },
    { text: `https://${'a1b2c3d4'.repeat(3)}@example.com/`, found: ['a1b2c3d4'.repeat(3)] },
  ],
  misses: [
    { text: 'https://example.com:8080/@ada', reason: 'a port and a path' },
    { text: 'ssh://git@example.com/x.git', reason: 'a user without a password' },
    { text: `https://ada:$\{PASSWORD}@example.com`, reason: 'a placeholder' },
    { text: 'https://example.com/?q=a:b@c', reason: 'a query' },
  ],
};

import type { Detector } from '../../model.ts';

/** The longest local part that SMTP carries. */
const localLimit = 64;
const localCharacter = /[\p{L}\p{N}._%+'-]/u;
/** Chinese and Japanese put no space before an address, so such letters end it. */
const unspacedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const domainPattern = /(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:[a-z]{2,24}(?![a-z0-9_])|[^\x00-\x7f]{2,24}(?<=\p{L}{2}))/iuy;
const fileEnding = /\.(?:png|jpe?g|gif|webp|svg|ico|css|html?|json|ya?ml|tgz|zip|py|rb|go|rs|tsx?|jsx?)$/i;

/** Mail addresses; their `@` may be encoded, as in a query string. */
export const email = {
  id: 'email',
  group: 'person',
  suggests: 'label',
  anchors: { words: ['@', '%40'] },
  match(text, at) {
    const sign = text[at] === '@' ? 1 : text.startsWith('%40', at) ? 3 : 0;
    if (sign === 0) return null;
    domainPattern.lastIndex = at + sign;
    const domain = domainPattern.exec(text)?.[0];
    if (domain === undefined || fileEnding.test(domain)) return null;
    const start = startOfLocal(text, at);
    const end = domainPattern.lastIndex;
    const isGitRemote = text.slice(start, at) === 'git' && text[end] === ':';
    return start === at || isGitRemote ? null : { start, end };
  },
} as const satisfies Detector;

/** Where the local part before `at` starts; `at` itself where there is none or it is too long. */
function startOfLocal(text: string, at: number): number {
  const isUnspaced = unspacedLetter.test(text.charAt(at - 1));
  let start = at;
  for (let character = text.charAt(at - 1); start > 0 && localCharacter.test(character); ) {
    if (!isUnspaced && unspacedLetter.test(character)) break;
    start--;
    if (at - start > localLimit) return at;
    character = text.charAt(start - 1);
  }
  while (start < at && /[.'%-]/.test(text.charAt(start))) start++;
  return text[at - 1] === '.' ? at : start;
}

export const examples = {
  hits: [
    { text: 'Write to ada.lovelace+bills@mail.example.co.uk.', found: ['ada.lovelace+bills@mail.example.co.uk'] },
    { text: '{"a":"x@example.com","b":"y@example.org"}', found: ['x@example.com', 'y@example.org'] },
    { text: '联系人zhang@example.com，谢谢', found: ['zhang@example.com'] },
    { text: '邮箱：张三@例子.中国。', found: ['张三@例子.中国'] },
    { text: "'o'brien@example.ie'", found: ["o'brien@example.ie"] },
    { text: 'José <josé@example.com>', found: ['josé@example.com'] },
    { text: 'next?after=ada%40example.com&limit=5', found: ['ada%40example.com'] },
  ],
  misses: [
    { text: 'img/icon@2x.png', reason: 'the name of an image' },
    { text: 'node_modules/@types/node', reason: 'a package scope has no local part' },
    { text: 'react@18.2.0', reason: 'a version is no domain' },
    { text: 'root@localhost', reason: 'no top-level domain' },
    { text: 'git@github.com:owner/repo.git', reason: 'a Git remote' },
    { text: `${'a'.repeat(65)}@example.com`, reason: 'a local part longer than mail allows' },
    { text: '@'.repeat(40), reason: 'nothing around the signs' },
  ],
};

import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const unixPath = matchFrom(/(?<![\w.~:/-])\/(?:home|Users|root|var|etc|opt|srv)(?:\/[\w.@+-]{1,100}){1,30}(?<![.:])/y);
const windowsPath = matchFrom(/(?:(?<!\w)|(?<=\\[nrt]))[A-Z]:(?:\\{1,2}[\w.@+ ()-]{1,100}){1,30}(?<![. ])/y);

/** Paths in the folders of users and of servers. */
export const internalPath = {
  id: 'internal-path',
  group: 'network',
  suggests: 'label',
  anchors: { words: ['/home/', '/users/', '/root/', '/var/', '/etc/', '/opt/', '/srv/', 'c:\\', 'd:\\'] },
  match: (text, at) => (text[at] === '/' ? unixPath(text, at) : windowsPath(text, text[at] === ':' ? at - 1 : at)),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: 'open /home/ada/app/config.yml: no such file', found: ['/home/ada/app/config.yml'] },
    { text: 'at /Users/ada/src/x.js:10', found: ['/Users/ada/src/x.js'] },
    { text: 'C:\\Users\\ada\\x.txt', found: ['C:\\Users\\ada\\x.txt'] },
  ],
  misses: [
    { text: 'https://example.com/home/ada', reason: 'a path of an address' },
    { text: 'GET /users/12', reason: 'a path of an API' },
    { text: '/home/', reason: 'no user' },
  ],
};

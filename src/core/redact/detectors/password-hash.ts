import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

/** Passwords hashed by bcrypt, Argon2, crypt or PBKDF2: they can be guessed offline. */
export const passwordHash = {
  id: 'password-hash',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['$2$', '$2a$', '$2b$', '$2x$', '$2y$', '$argon2', '$1$', '$y$', 'pbkdf2_sha'] },
  match: matchFrom(
    /\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{53}|\$argon2(?:id|i|d)\$(?:v=\d{1,3}\$)?m=\d{1,9},t=\d{1,6},p=\d{1,4}\$[A-Za-z0-9+/]{4,128}\$[A-Za-z0-9+/]{16,128}|\$[1567y]\$(?:rounds=\d{1,9}\$)?[./A-Za-z0-9$]{1,40}\$[./A-Za-z0-9]{22,86}|pbkdf2_sha(?:1|256|512)\$\d{1,8}\$[A-Za-z0-9]{1,64}\$[A-Za-z0-9+/=]{20,100}/y,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `"pw":"${['', '2b', '10', 'a1./B'.repeat(10)].join('$')}c3D"`,
      found: [`${['', '2b', '10', 'a1./B'.repeat(10)].join('$')}c3D`],
    },
    {
      text: ['', 'argon2id', 'v=19', 'm=65536,t=3,p=4', 'c29tZXNhbHQ', 'a1B2c3D4'.repeat(5)].join('$'),
      found: [['', 'argon2id', 'v=19', 'm=65536,t=3,p=4', 'c29tZXNhbHQ', 'a1B2c3D4'.repeat(5)].join('$')],
    },
    {
      text: `root:${['', '6', 'saltsalt', 'a1./'.repeat(21)].join('$')}:19000:0`,
      found: [['', '6', 'saltsalt', 'a1./'.repeat(21)].join('$')],
    },
    {
      text: ['pbkdf2_sha256', '260000', 'salt', 'a1B2'.repeat(11)].join('$'),
      found: [['pbkdf2_sha256', '260000', 'salt', 'a1B2'.repeat(11)].join('$')],
    },
  ],
  misses: [
    { text: 'costs $2b or $10', reason: 'amounts' },
    { text: '$1$2$3', reason: 'places in a template' },
    { text: 'a1b2'.repeat(16), reason: 'a bare digest may be of anything' },
  ],
};

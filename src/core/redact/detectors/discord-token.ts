import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** The dot between the user's id in Base64, which opens with a digit's, and the time. */
const matchParts = matchWord(/[MNO][A-Za-z0-9]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?!-)/);
const idLengths = [24, 26, 28] as const;

/** Tokens of Discord bots: the user, the time and a signature. */
export const discordToken = {
  id: 'discord-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['.'] },
  match(text, at) {
    if (text[at + 7] !== '.') return null;
    const length = idLengths.find((size) => !/\w/.test(text.charAt(at - size - 1)));
    return length === undefined ? null : matchParts(text, at - length);
  },
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `Bot ${['MTIz'.repeat(6), 'Gh3D4e', 'a1B2_c3D4-'.repeat(3)].join('.')}`,
      found: [['MTIz'.repeat(6), 'Gh3D4e', 'a1B2_c3D4-'.repeat(3)].join('.')],
    },
  ],
  misses: [
    { text: 'MTIzMTIzMTIzMTIzMTIzMTIz.txt.gz', reason: 'the name of a file' },
    { text: 'www.discord.com', reason: 'a host' },
  ],
};

import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const matchBot = matchFrom(/(?<=(?<!\w)|\\[nrt]|\/bot)\d{8,10}:AA[\w-]{33}(?![\w-])/y);

/** Tokens of Telegram bots. */
export const telegramToken = {
  id: 'telegram-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { digits: [8, 10], letterDigits: [8, 10] },
  match: matchBot,
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['123456789', ['AA', 'a1B2_c3D4-'.repeat(3), 'e5F'].join('')].join(':'),
      found: [['123456789', ['AA', 'a1B2_c3D4-'.repeat(3), 'e5F'].join('')].join(':')],
    },
    {
      text: `https://api.telegram.org/bot${['1234567890', ['AA', 'a1B2_c3D4-'.repeat(3), 'e5F'].join('')].join(':')}/getMe`,
      found: [['1234567890', ['AA', 'a1B2_c3D4-'.repeat(3), 'e5F'].join('')].join(':')],
    },
  ],
  misses: [{ text: '123456789:AAA', reason: 'too short for one' }],
};

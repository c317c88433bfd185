import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const matchMac = matchFrom(
  /(?:(?<![\w:-])|(?<=\\[nrt]))[\da-f]{2}(?:(?::[\da-f]{2}){5}|(?:-[\da-f]{2}){5})(?![\w:]|-\w)/iy,
  (found) => !/^(?:00.?){6}$|^(?:ff.?){6}$/i.test(found),
);

/** Hardware (MAC) addresses. */
export const macAddress = {
  id: 'mac-address',
  group: 'network',
  suggests: 'label',
  anchors: { words: ['0:', '0-', 'a:', 'a-', 'b:', 'b-', 'c:', 'c-', 'd:', 'd-', 'e:', 'e-', 'f:', 'f-'] },
  match: (text, at) => (text[at + 1] === text[at + 4] ? matchMac(text, at - 1) : null),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '3c:22:fb:01:02:03', found: ['3c:22:fb:01:02:03'] },
    { text: 'eth0 3C-22-FB-01-02-03.', found: ['3C-22-FB-01-02-03'] },
  ],
  misses: [
    { text: '00:00:00:00:00:00, ff:ff:ff:ff:ff:ff', reason: 'no machine has them' },
    { text: '12:30:00:01:02', reason: 'a time' },
    { text: '3c:22:fb:01:02:03:04:05', reason: 'longer than an address' },
  ],
};

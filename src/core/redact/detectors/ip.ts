import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

/** Not the zero host of a network such as 10.0.0.0/8. */
const matchIpv4 = matchFrom(
  /(?:(?<![\w.:-]|[A-Za-z]\/)|(?<=\\[nrt]))\d{1,3}(?:\.\d{1,3}){3}(?!\w|\.\d|-\w|(?<=\.0)\/\d{1,2}(?![\w./]))/y,
  isIpv4,
);
const matchIpv6 = matchFrom(
  /(?:(?<![\w.:-])|(?<=\\[nrt]))[23f][0-9a-f]{3}:[0-9a-f:]{2,34}(?![\w:]|(?<=::)\/\d{1,3}(?![\w./]))/iy,
  isIpv6,
);

/** Four numbers behind these words are a version. */
const versionLead = /(?:version|ver|release|build)["']?[ :=]{0,3}["']?$/i;

/** IPv4 and IPv6 addresses, those that mean "any", "this machine" or a network aside. */
export const ip = {
  id: 'ip',
  group: 'network',
  suggests: 'label',
  anchors: { digits: [1, 3], separators: '.', words: ['0:', 'a:', 'b:', 'c:', 'd:', 'e:', 'f:'] },
  match(text, at) {
    if (text[at + 1] === ':') return matchIpv6(text, at - 3);
    const span = matchIpv4(text, at);
    return span !== null && versionLead.test(text.slice(Math.max(0, at - 14), at)) ? null : span;
  },
} as const satisfies Detector;

function isIpv4(found: string): boolean {
  const isInRange = found.split('.').every((part) => Number(part) <= 255 && (part === '0' || !part.startsWith('0')));
  return isInRange && !/^(?:0|127|255)\./.test(found);
}

/** Global, link-local and unique local addresses. */
function isIpv6(found: string): boolean {
  if (!/^(?:[23]|f[cd]|fe[89ab])/i.test(found)) return false;
  const halves = found.split('::');
  const groups = found.split(':').filter((group) => group !== '');
  if (halves.length > 2 || groups.some((group) => group.length > 4)) return false;
  const isFull = halves.length === 1 && groups.length === 8 && found.split(':').length === 8;
  return isFull || (halves.length === 2 && groups.length < 8 && !halves.some((half) => half.startsWith(':')));
}

export const examples = {
  hits: [
    { text: '203.0.113.7 - - [10/Oct/2024]', found: ['203.0.113.7'] },
    { text: 'http://10.1.2.3:8080/ and 192.168.0.7/16', found: ['10.1.2.3', '192.168.0.7'] },
    { text: 'from 2001:db8::8a2e:370:7334.', found: ['2001:db8::8a2e:370:7334'] },
    { text: 'fe80:0:0:0:1:2:3:4', found: ['fe80:0:0:0:1:2:3:4'] },
  ],
  misses: [
    { text: '1.2.3.4.5', reason: 'a version' },
    { text: 'v1.2.3.4', reason: 'a version' },
    { text: 'version 1.2.3.4, "version": "10.0.19041.1", 1.2.3.4-rc1', reason: 'versions' },
    { text: 'Chrome/120.0.0.0', reason: 'a version of a product' },
    { text: '256.1.1.1', reason: 'no octet is above 255' },
    { text: '10.0.0.0/8, 203.0.113.0/24 and 2001:db8::/48', reason: 'networks' },
    { text: '0.0.0.0, 127.0.0.1, 255.255.255.0', reason: 'no machine of anybody' },
    { text: '2024:10:11 12:30:00', reason: 'a time' },
    { text: '3c:22:fb:01:02:03', reason: 'a hardware address' },
    { text: 'std::fe', reason: 'a name in code' },
  ],
};

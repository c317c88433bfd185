import type { Detector } from '../../model.ts';
import { matchHits } from '../match-hits.ts';

const addressAnchor = /\d{1,3}\.\d{1,3}\.|[23f][0-9a-f]{3}:/gi;
const addressPattern =
  /(?:(?<![\w.:-]|[A-Za-z]\/)|(?<=\\[nrt]))(?:\d{1,3}(?:\.\d{1,3}){3}(?!\w|\.\d|-\d)|[23f][0-9a-f]{3}:[0-9a-f:]{2,34}(?![\w:]))/iy;

/** IPv4 and IPv6 addresses, those that mean "any" or "this machine" aside. */
export const ip = {
  id: 'ip',
  group: 'network',
  suggests: 'label',
  find: (text, anchor = addressAnchor) => matchHits('ip', text, anchor, addressPattern, isAddress),
} as const satisfies Detector;

function isAddress(found: string): boolean {
  if (found.includes(':')) return isIpv6(found);
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
    { text: 'http://10.1.2.3:8080/ and 192.168.0.0/16', found: ['10.1.2.3', '192.168.0.0'] },
    { text: 'from 2001:db8::8a2e:370:7334.', found: ['2001:db8::8a2e:370:7334'] },
    { text: 'fe80:0:0:0:1:2:3:4', found: ['fe80:0:0:0:1:2:3:4'] },
  ],
  misses: [
    { text: '1.2.3.4.5', reason: 'a version' },
    { text: 'v1.2.3.4', reason: 'a version' },
    { text: 'Chrome/120.0.0.0', reason: 'a version of a product' },
    { text: '256.1.1.1', reason: 'no octet is above 255' },
    { text: '0.0.0.0, 127.0.0.1, 255.255.255.0', reason: 'no machine of anybody' },
    { text: '2024:10:11 12:30:00', reason: 'a time' },
    { text: '3c:22:fb:01:02:03', reason: 'a hardware address' },
    { text: 'std::fe', reason: 'a name in code' },
  ],
};

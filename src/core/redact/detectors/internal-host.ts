import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const longestHost = 200;
const mostDots = 8;
const hostEnding = /\.(?:internal|local|corp|lan|intranet|svc(?:\.cluster\.local)?)(?![\w-]|\.\w|\()/iy;
const matchAwsName = matchWord(/ip-\d{1,3}(?:-\d{1,3}){3}(?:\.[a-z][a-z0-9-]{0,30}){0,4}/);

/** Names of machines inside a network or a cluster. */
export const internalHost = {
  id: 'internal-host',
  group: 'network',
  suggests: 'label',
  anchors: { words: ['.internal', '.local', '.corp', '.lan', '.intranet', '.svc', 'ip-0'] },
  match(text, at) {
    if (text[at] !== '.') return matchAwsName(text, at);
    hostEnding.lastIndex = at;
    const start = startOfHost(text, at);
    return start === null || !hostEnding.test(text) ? null : { start, end: hostEnding.lastIndex };
  },
} as const satisfies Detector;

/** Where the labels before the ending start; null where there are none. */
function startOfHost(text: string, at: number): number | null {
  let start = at;
  let dots = 0;
  for (; start > 0; start--) {
    const unit = text.charCodeAt(start - 1);
    if (!isHostUnit(unit)) break;
    if (unit === 46) dots++;
    if (dots > mostDots || at - start > longestHost) return null;
  }
  const labels = text.slice(start, at);
  if (!/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}$/i.test(labels) || /^(?:this|self|env)$/i.test(labels)) return null;
  return /[\w$]/.test(text.charAt(start - 1)) ? null : start;
}

/** A letter, a digit, a dot or a hyphen. */
function isHostUnit(unit: number): boolean {
  const lower = unit | 32;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) || unit === 46 || unit === 45;
}

export const examples = {
  hits: [
    { text: 'connect to db-1.prod.internal:5432 failed', found: ['db-1.prod.internal'] },
    { text: 'http://orders.default.svc.cluster.local/x', found: ['orders.default.svc.cluster.local'] },
    { text: 'host ip-10-0-12-7.ec2.internal', found: ['ip-10-0-12-7.ec2.internal'] },
    { text: 'nas.lan and wiki.corp', found: ['nas.lan', 'wiki.corp'] },
  ],
  misses: [
    { text: '~/.local/share', reason: 'a folder' },
    { text: 'com.acme.internal.Parser', reason: 'a package' },
    { text: '.env.local', reason: 'the name of a file' },
    { text: 'localhost', reason: 'this machine' },
  ],
};

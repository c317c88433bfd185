import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Secret keys of ClickHouse Cloud. */
export const clickhouseKey = {
  id: 'clickhouse-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['0b0d'] },
  match: matchWord(/4b1d[A-Za-z0-9]{38}/, (found) => /[g-zG-Z]/.test(found)),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['4b1d', ['a1B2z'.repeat(7), 'c3D'].join('')].join('')} x`,
      found: [['4b1d', ['a1B2z'.repeat(7), 'c3D'].join('')].join('')],
    },
    {
      text: ['4b1d', ['a1B2z'.repeat(7), 'c3D'].join('')].join(''),
      found: [['4b1d', ['a1B2z'.repeat(7), 'c3D'].join('')].join('')],
    },
  ],
  misses: [
    { text: '4b1dshort', reason: 'too short for one' },
    { text: `x${['4b1d', ['a1B2z'.repeat(7), 'c3D'].join('')].join('')}`, reason: 'a part of another word' },
  ],
};

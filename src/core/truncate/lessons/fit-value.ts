import { countGraphemes } from '../../graphemes.ts';
import type { Json } from '../../model.ts';
import { isArray } from '../../value.ts';
import { jsonParts } from '../../write-json.ts';
import { CutLedger } from '../cut-ledger.ts';
import { cutText } from '../cut-text.ts';
import { cutValues } from '../cut-values.ts';

/** Text within so many characters, cut at a line where one ends near; whole where a cut would save nothing. */
export function fitText(text: string, limit: number, headShare = 2 / 3): string {
  const room = Math.max(0, limit - 3);
  const head = Math.ceil(room * headShare);
  return cutText(text, { limit, head, tail: room - head, align: 'line' })?.text ?? text;
}

/** Compact JSON within so many characters, cut between rows and inside texts, never in the middle of JSON. */
export function fitJson(value: Json, limit: number): string {
  const write = (shown: Json) => [...jsonParts(shown)].join('');
  let text = write(value);
  for (let longest = limit; text.length > limit && longest >= 1; longest = Math.floor(longest / 2)) {
    const options = {
      text: { limit: longest, head: Math.ceil(longest * 0.6), tail: Math.floor(longest * 0.3), align: 'none' as const },
      fold: false,
      depth: null,
      elements: longest,
      protect: [],
      countText: countGraphemes,
    };
    const rows = isArray(value) ? value.slice(0, longest) : value;
    text = write(cutValues(rows, options, new CutLedger()));
  }
  return text;
}

import { countGraphemes } from '../../graphemes.ts';
import type { Json } from '../../model.ts';
import { isArray } from '../../value.ts';
import { resultWords } from '../../words/en.ts';
import { jsonParts } from '../../write-json.ts';
import { CutLedger } from '../cut-ledger.ts';
import { cutEnds, joinEnds } from '../cut-text.ts';
import { cutValues } from '../cut-values.ts';
import { largestFit } from '../largest-fit.ts';

/** Text within so many characters, cut at a line where one ends near, with how many are left out; whole where a cut would save nothing. */
export function fitText(text: string, limit: number, headShare = 2 / 3): string {
  if (text.length <= limit) return text;
  const notice = (omitted: number) => resultWords.charactersLeftOut(omitted);
  const room = Math.max(0, limit - notice(text.length).length - 2);
  const head = Math.ceil(room * headShare);
  const ends = cutEnds(text, { limit, head, tail: room - head, align: 'line' });
  if (ends === null) return text;
  const told = joinEnds(ends.start, notice(ends.omitted), ends.end);
  return told.length <= limit ? told : joinEnds(ends.start, '…', ends.end);
}

/** What `write` gives for the largest limit of characters under which it keeps within so many tokens; whole where it can. */
export function fitTokens(
  write: (limit: number) => string,
  most: number,
  countTokens: (text: string) => number = estimateTokens,
): string {
  const whole = write(Number.POSITIVE_INFINITY);
  const tokensIn = (text: string) => (text.length > longestToken * most ? Number.POSITIVE_INFINITY : countTokens(text));
  if (tokensIn(whole) <= most) return whole;
  return write(largestFit(0, whole.length, most, 1 / 256, (limit) => tokensIn(write(limit))) ?? 0);
}

/** No tokenizer has a longer one for what tools return. */
const longestToken = 200;

function estimateTokens(text: string): number {
  const ascii = text.replace(/[^ -~\s]/gu, '').length;
  return Math.ceil(ascii / 4) + [...text].length - ascii;
}

/** Compact JSON within so many characters, cut between rows and inside texts, never in the middle of JSON. */
export function fitJson(value: Json, limit: number): string {
  const write = (shown: Json) => [...jsonParts(shown)].join('');
  let text = write(value);
  for (let longest = Math.max(1, limit); text.length > limit && longest >= 1; longest = Math.floor(longest / 2)) {
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

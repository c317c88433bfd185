import { formats } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import type { FormatTokens } from './answers.ts';
import type { RunTexts } from './run-texts.ts';

/** What the final text costs in every format, by this counter. */
export function* tallyFormats(texts: RunTexts, counter: TokenCounter): Generator<null, FormatTokens> {
  const tokens: { [format: string]: number } = {};
  for (const { id } of formats) {
    try {
      tokens[id] = (yield* texts.countFormat(id, counter, null)).tokens;
    } catch {
      // What this format can't write has no count.
    }
    yield null;
  }
  return tokens;
}

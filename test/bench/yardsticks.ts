import { clearMergeCache, countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { Measurement } from './measure.ts';

/** What everything else is a multiple of. */
export function yardsticks(value: unknown, pretty: string): Measurement[] {
  return [
    { name: 'JSON.stringify', yardstick: 'JSON.stringify', run: () => JSON.stringify(value) },
    { name: 'JSON.parse', run: () => JSON.parse(pretty) },
    {
      name: 'gpt-tokenizer, pretty JSON',
      yardstick: 'gpt-tokenizer',
      run() {
        // It remembers the pieces of the last round, and the page has a text to count once.
        clearMergeCache();
        return countTokens(pretty, { disallowedSpecial: new Set() });
      },
    },
  ];
}

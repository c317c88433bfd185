import { createCounter, type EncodingName, type TokenCounter } from '../../src/tokens/index.ts';
import { compileModule } from '../../src/tokens/pack/compile-module.ts';
import { readTable } from '../../src/tokens/pack/read-table.ts';

export const encodings = ['o200k_base', 'cl100k_base'] as const satisfies readonly EncodingName[];

/** The counter that the page loads, without the page. */
export async function nodeCounter(encoding: EncodingName): Promise<TokenCounter> {
  return createCounter(encoding, await readTable(encoding), await compileModule());
}

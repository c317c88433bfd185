import type { FormatTokens } from '../engine/answers.ts';
import type { EncodingName } from '../engine/protocol.ts';
import type { Price } from './prices.ts';
import { type Calibrations, type FamilyId, familyRange, type Span, spanOf } from './token-families.ts';

/** How the tokens of a model are told from those of o200k_base: they are the same, counted as well, or estimated. */
export type ModelTokens =
  | { readonly kind: 'counted' }
  | { readonly kind: 'second'; readonly encoding: EncodingName; readonly counts: FormatTokens | null }
  | { readonly kind: 'estimated'; readonly family: FamilyId; readonly range: Span };

/** `counts` are those of the second encoding, where one is wanted and they are there. */
export function modelTokens(
  tokens: Price['tokens'],
  calibrations: Calibrations,
  counts: FormatTokens | null,
): ModelTokens {
  if ('family' in tokens) {
    const { family } = tokens;
    return { kind: 'estimated', family, range: familyRange(family, calibrations[family]) };
  }
  const { encoding } = tokens;
  return encoding === 'o200k_base' ? { kind: 'counted' } : { kind: 'second', encoding, counts };
}

/** Tokens of a format that is `counted` tokens in o200k_base; null until they are known. */
export function tokensFor(model: ModelTokens, format: string, counted: number): Span | null {
  switch (model.kind) {
    case 'counted':
      return { low: counted, high: counted };
    case 'second': {
      const tokens = model.counts?.[format];
      return tokens === undefined ? null : { low: tokens, high: tokens };
    }
    case 'estimated':
      return spanOf(counted, model.range);
  }
}

import type { EncodingName } from '../engine/protocol.ts';
import type { FamilyId } from './token-families.ts';

/** What a provider asks for text that goes in, in US dollars per million tokens of the model's own. */
export interface Price {
  readonly id: string;
  readonly name: string;
  /** Null where none is known. */
  readonly dollars: number | null;
  /** When it was looked up, or published; empty where no price is known. */
  readonly date: string;
  readonly tokens: TokenKind;
}

/** How a model's tokens are told: by an encoding that is counted, or as an estimate for a family without a public one. */
export type TokenKind = { readonly encoding: EncodingName } | { readonly family: FamilyId };

const o200k = { encoding: 'o200k_base' } as const;
const cl100k = { encoding: 'cl100k_base' } as const;

/** List prices of some models. Prices change: each can be set anew. */
export const listPrices = [
  { id: 'gpt-5', name: 'GPT-5', dollars: 1.25, date: '2025-08-07', tokens: o200k },
  { id: 'gpt-5-mini', name: 'GPT-5 mini', dollars: 0.25, date: '2025-08-07', tokens: o200k },
  { id: 'gpt-5-nano', name: 'GPT-5 nano', dollars: 0.05, date: '2025-08-07', tokens: o200k },
  { id: 'gpt-4.1', name: 'GPT-4.1', dollars: 2, date: '2025-04-14', tokens: o200k },
  { id: 'gpt-4o', name: 'GPT-4o', dollars: 2.5, date: '2024-10-01', tokens: o200k },
  { id: 'gpt-4o-mini', name: 'GPT-4o mini', dollars: 0.15, date: '2024-07-18', tokens: o200k },
  { id: 'gpt-4-turbo', name: 'GPT-4 Turbo', dollars: 10, date: '2024-04-09', tokens: cl100k },
  { id: 'gpt-3.5-turbo', name: 'GPT-3.5 Turbo', dollars: 0.5, date: '2024-01-25', tokens: cl100k },
  { id: 'claude-opus-5.5', name: 'Claude Opus 5.5', dollars: 4, date: '2026-09-22', tokens: { family: 'claude' } },
  { id: 'claude-sonnet-5.5', name: 'Claude Sonnet 5.5', dollars: 2, date: '2026-09-29', tokens: { family: 'claude' } },
  {
    id: 'claude-haiku-4.5',
    name: 'Claude Haiku 4.5',
    dollars: 1,
    date: '2025-10-15',
    tokens: { family: 'claude-before-4.7' },
  },
  { id: 'gemini-3.8-flash', name: 'Gemini 3.8 Flash', dollars: 0.75, date: '2026-10-07', tokens: { family: 'gemini' } },
  { id: 'other', name: 'Another model', dollars: null, date: '', tokens: { family: 'other' } },
] as const satisfies readonly Price[];

/** The prices with those that the person set in their place. */
export function withOwnPrices(own: OwnPrices): readonly [Price, ...Price[]] {
  const [first, ...rest] = listPrices;
  const withOwn = (price: Price): Price => ({ ...price, ...own[price.id] });
  return [withOwn(first), ...rest.map(withOwn)];
}

export type OwnPrices = { readonly [id: string]: { readonly dollars: number; readonly date: string } | undefined };

/** Dollars for a text in a thousand calls, at so many dollars per million tokens. */
export function perThousandCalls(tokens: number, dollars: number): number {
  return (tokens * dollars) / 1000;
}

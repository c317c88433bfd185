/** What a provider asks for text that goes in, in US dollars per million tokens. */
export interface Price {
  readonly id: string;
  readonly name: string;
  readonly dollars: number;
  /** When it was looked up. */
  readonly date: string;
}

/** List prices of models whose tokens are those that are counted here (o200k_base). Prices change: each can be set anew. */
export const listPrices = [
  { id: 'gpt-5', name: 'GPT-5', dollars: 1.25, date: '2025-08-07' },
  { id: 'gpt-5-mini', name: 'GPT-5 mini', dollars: 0.25, date: '2025-08-07' },
  { id: 'gpt-5-nano', name: 'GPT-5 nano', dollars: 0.05, date: '2025-08-07' },
  { id: 'gpt-4.1', name: 'GPT-4.1', dollars: 2, date: '2025-04-14' },
  { id: 'gpt-4o', name: 'GPT-4o', dollars: 2.5, date: '2024-10-01' },
  { id: 'gpt-4o-mini', name: 'GPT-4o mini', dollars: 0.15, date: '2024-07-18' },
] as const satisfies readonly Price[];

/** The prices with those that the person set in their place. */
export function withOwnPrices(own: OwnPrices): readonly Price[] {
  return listPrices.map((price) => ({ ...price, ...own[price.id] }));
}

export type OwnPrices = { readonly [id: string]: { readonly dollars: number; readonly date: string } | undefined };

/** Dollars for a text in a thousand calls, at so many dollars per million tokens. */
export function perThousandCalls(tokens: number, dollars: number): number {
  return (tokens * dollars) / 1000;
}

/** Models whose tokens can only be counted by their provider: how many there are to one of o200k_base, from what others report. */
export interface TokenFamily {
  readonly id: string;
  readonly low: number;
  readonly high: number;
}

/** The figures that these ranges are drawn from are told with them; the ranges themselves are wider than each. */
export const tokenFamilies = [
  { id: 'claude', low: 1, high: 1.75 },
  { id: 'claude-before-4.7', low: 1, high: 1.4 },
  { id: 'gemini', low: 1, high: 1.2 },
  { id: 'other', low: 0.85, high: 1.5 },
] as const satisfies readonly TokenFamily[];

export type FamilyId = (typeof tokenFamilies)[number]['id'];

/** What a person's own count was, of tokens counted here. */
export interface Calibration {
  readonly ratio: number;
  readonly date: string;
}
export type Calibrations = { readonly [family in FamilyId]?: Calibration };

/** From the fewest to the most. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Another text of the same kind strays from the one that was counted by about so much. */
const strayShare = 0.05;
/** No tokenizer in use is that far off: the count is of another text. */
const plausible: Span = { low: 0.3, high: 4 };

/** How many tokens of a family there may be to one of o200k_base; narrow once somebody counted. */
export function familyRange(family: FamilyId, calibration?: Calibration): Span {
  if (calibration !== undefined) {
    return { low: calibration.ratio * (1 - strayShare), high: calibration.ratio * (1 + strayShare) };
  }
  const { low, high } = tokenFamilies.find(({ id }) => id === family) ?? { low: 1, high: 1 };
  return { low, high };
}

/** Null where the given count can't be of the text that is `counted` tokens here. */
export function calibrate(given: number, counted: number, date: string): Calibration | null {
  const ratio = given / counted;
  return ratio >= plausible.low && ratio <= plausible.high ? { ratio, date } : null;
}

/** Whole tokens, so that no true count within the range is left out. */
export function spanOf(tokens: number, { low, high }: Span): Span {
  return { low: Math.floor(tokens * low), high: Math.ceil(tokens * high) };
}

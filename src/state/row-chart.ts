import type { RowPlot } from '../engine/answers.ts';

export type { RowPlot };

/** A format's counts as a line of the chart. */
export interface ChartLine {
  readonly format: string;
  readonly tokens: readonly number[];
}

/** The dearest at the last point first, as they stand in the chart from above. */
export function chartLines({ tokens }: RowPlot): readonly ChartLine[] {
  return Object.entries(tokens)
    .map(([format, counts]) => ({ format, tokens: counts }))
    .sort((a, b) => (b.tokens.at(-1) ?? 0) - (a.tokens.at(-1) ?? 0));
}

/** From 0 by 1, 2 or 5 of a power of ten: at most `most` steps, the last at or above `highest`. */
export function niceTicks(highest: number, most: number): readonly number[] {
  const rough = Math.max(1, highest / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

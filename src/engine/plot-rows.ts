import { type Deps, defaultShaper, editShaper, type Run, runShaperInSteps, type Shaper } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import type { RowPlot } from './answers.ts';
import { RunTexts } from './run-texts.ts';
import { tallyFormats } from './tally-formats.ts';

/** Numbers of rows that are counted. */
const mostPoints = 8;
/** UTF-16 units of the longest text of the shown format: twelve formats at eight points take about two seconds then. */
const longestText = 120_000;

/** What the final text costs in every format, for some numbers of the rows that there are. Null without rows to choose from. */
export function* plotRows(texts: RunTexts, deps: Deps, counter: TokenCounter): Generator<null, RowPlot | null> {
  const { run } = texts;
  const existing = rowsThatExist(run);
  if (existing < 2) return null;
  const kept = run.stages.find(({ id }) => id === 'truncate')?.report.kept ?? existing;
  const unitsPerRow = run.text.length / Math.max(1, kept);
  const most = Math.max(2, Math.min(existing, Math.floor(longestText / unitsPerRow)));
  const rows: number[] = [];
  const tokens: { [format: string]: readonly number[] } = {};
  for (const wanted of stepsTo(most)) {
    const shaped = yield* shapeRows(run, wanted, deps);
    rows.push(wanted);
    const counts = yield* tallyFormats(new RunTexts(shaped, '', deps, null), counter);
    for (const [format, count] of Object.entries(counts)) tokens[format] = [...(tokens[format] ?? []), count];
  }
  const whole = Object.entries(tokens).filter(([, counts]) => counts.length === rows.length);
  return { rows, existing, tokens: Object.fromEntries(whole) };
}

/** Those that came through Redact; a text has none. */
function rowsThatExist({ stages }: Run): number {
  const value = stages.find(({ id }) => id === 'redact')?.value;
  return Array.isArray(value) ? value.length : 0;
}

/** From 1 to `most`, about evenly. */
function stepsTo(most: number): readonly number[] {
  const points = Math.min(most, mostPoints);
  return Array.from({ length: points }, (_, index) => 1 + Math.round(((most - 1) * index) / (points - 1)));
}

/** As Truncate would have it with so many rows, and no budget to fit. */
function* shapeRows(run: Run, rows: number, deps: Deps): Generator<null, Run> {
  const steps = runShaperInSteps(run.reading, withRows(run.shaper, rows), deps, run);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield null;
  }
}

function withRows(shaper: Shaper, rows: number): Shaper {
  const truncate = shaper.truncate.on ? shaper.truncate : defaultShaper.truncate;
  return editShaper(shaper, [
    { type: 'set', stage: 'truncate', change: { ...truncate, on: true, rows, offset: 0, budget: null } },
    { type: 'set', stage: 'render', change: { on: true } },
  ]);
}

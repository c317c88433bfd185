import {
  type AnyLimit,
  collectStats,
  decideNext,
  type FieldStat,
  findProblems,
  finishSteps,
  formats,
  placementFor,
  type Run,
  textSize,
  toTextLimit,
} from '../core/index.ts';
import type { FormatView, Shaped } from './answers.ts';
import type { RunTexts } from './run-texts.ts';
import type { Sample } from './sample.ts';
import { selectedRows, selectedValue } from './selected.ts';

/** UTF-16 units of text that the page is sent unasked. */
export const windowLength = 20_000;
/** UTF-16 units of output above which looking at every field and at the whole final text can wait for the first count. */
const bigLength = 300_000;

/** What the page shows of a run at once: no text beyond a window, nothing counted. */
export function describeRun(
  id: number,
  name: string,
  sample: Sample,
  texts: RunTexts,
  budget: AnyLimit | null,
): Omit<Shaped, 'ms'> {
  const { run } = texts;
  const shaped = { ...describeShape(id, name, sample, texts), budgetSize: sizeForBudget(run.text, budget) };
  if (Math.max(sample.text.length, run.text.length) >= bigLength) return shaped;
  const fields = describeFields(sample, run);
  const hits = finishSteps(sample.hits.find(run.text));
  const findings = findProblems(run, { tokens: sample.counts.find(run.text), budget, fields, hits });
  return { ...shaped, fields, findings, isDescribed: true };
}

/** Null for tokens, which are counted later. */
function sizeForBudget(text: string, budget: AnyLimit | null): number | null {
  const unit = budget === null ? 'tokens' : toTextLimit(budget).unit;
  return unit === 'tokens' ? null : textSize(text, unit, () => 0);
}

/** The same without fields and findings, of a run whose text may be only begun. */
export function describeShape(id: number, name: string, sample: Sample, texts: RunTexts): Omit<Shaped, 'ms'> {
  const { run } = texts;
  const { data, ...result } = run.result;
  return {
    id,
    sample: name,
    reading: sample.viewOf(run.reading),
    stages: run.stages.map(({ id: stage, isOn, report }) => ({ id: stage, isOn, report })),
    result,
    decision: decideNext(run.result),
    findings: null,
    fields: [],
    formats: describeFormats(texts),
    text: run.text.slice(0, windowLength),
    textLength: run.text.length,
    budgetSize: null,
    message: texts.messageStart(windowLength),
    isDescribed: false,
  };
}

/** The selected records' fields, without tokens. */
function describeFields(sample: Sample, run: Run): readonly FieldStat[] {
  const fields = sample.fieldsOf(selectedValue(run));
  fields.stats ??= collectStats(selectedRows(run));
  return fields.stats;
}

function describeFormats({ run }: RunTexts): readonly FormatView[] {
  const { render } = run.shaper;
  return formats.map((format) => ({
    id: format.id,
    length: render.on && format.id === render.format ? run.text.length : null,
    placement: placementFor(format, render.placement),
  }));
}

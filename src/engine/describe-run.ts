import { collectStats, decideNext, type FieldStat, findProblems, formats, placementFor } from '../core/index.ts';
import { describeReading } from './describe-reading.ts';
import type { FormatView, Shaped } from './protocol.ts';
import type { RunTexts } from './run-texts.ts';
import type { Sample } from './sample.ts';
import { selectedRows, selectedValue } from './selected.ts';

const windowLength = 20_000;
/** UTF-16 units of output above which looking at every field and at the whole final text can wait for the first count. */
const bigLength = 300_000;

/** What the page shows of a run at once: no text beyond a window, nothing counted. */
export function describeRun(
  id: number,
  name: string,
  sample: Sample,
  texts: RunTexts,
  budget: number | null,
): Omit<Shaped, 'ms'> {
  const { run } = texts;
  const { data, ...result } = run.result;
  const isDescribed = Math.max(sample.text.length, run.text.length) < bigLength;
  const fields = isDescribed ? describeFields(sample, texts) : [];
  const context = { tokens: sample.counts.find(run.text), budget, fields };
  return {
    id,
    sample: name,
    reading: describeReading(run.reading, sample.text.length, sample.bytes),
    stages: run.stages.map(({ id: stage, isOn, report }) => ({ id: stage, isOn, report })),
    result,
    decision: decideNext(run.result),
    findings: isDescribed ? findProblems(run, context) : null,
    fields,
    formats: describeFormats(texts),
    text: run.text.slice(0, windowLength),
    textLength: run.text.length,
    message: texts.messageStart(windowLength),
    isDescribed,
  };
}

/** The selected records' fields, without tokens. */
function describeFields(sample: Sample, { run }: RunTexts): readonly FieldStat[] {
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

import {
  type AnyLimit,
  type Deps,
  decideNext,
  type Facts,
  findProblemsInSteps,
  runShaperInSteps,
  type Shaper,
  utf8Length,
} from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import type { Measured } from './answers.ts';
import { checkFormat } from './check-formats.ts';
import { collectInSteps } from './collect-in-steps.ts';
import type { Sample } from './sample.ts';
import { selectedRows, selectedValue } from './selected.ts';

export interface MeasureJob {
  readonly sample: Sample;
  readonly shaper: Shaper;
  readonly facts: Facts;
  readonly budget: AnyLimit | null;
  readonly deps: Deps;
  now(): number;
}

/** UTF-16 units of text that a measurement hands out, for a comparison by eye. */
const measuredText = 200_000;

/** A run beside the one on the screen: what it costs and what is wrong with it. */
export function* measureRun(job: MeasureJob, counter: TokenCounter): Generator<null, Measured> {
  const { sample, shaper, facts, budget } = job;
  const reading = yield* sample.readInSteps(shaper.read.on ? shaper.read.readers : [], facts);
  const run = yield* withoutDrafts(runShaperInSteps(reading, shaper, job.deps, sample.measured ?? sample.texts?.run));
  sample.measured = run;
  const tokens = yield* sample.counts.count('measured', run.text, counter);
  const known = sample.fieldsOf(selectedValue(run));
  known.stats ??= yield* collectInSteps(selectedRows(run), {}, job.now);
  const hits = yield* sample.hits.find(run.text);
  const findings = yield* findProblemsInSteps(run, {
    tokens,
    budget,
    fields: known.stats,
    hits,
    records: sample.recordsOf(reading),
  });
  const truncate = run.stages.find(({ id }) => id === 'truncate')?.report;
  const fidelity = checkFormat(run, shaper.render.format, utf8Length(run.text));
  return {
    tokens,
    status: run.result.status,
    action: decideNext(run.result).action,
    findings,
    leaks: findings.filter(({ check }) => check.startsWith('leak-')).length,
    losses: shaper.render.on ? fidelity.losses : [],
    isReadBack: !shaper.render.on || fidelity.exact !== null,
    received: run.result.completeness.received ?? truncate?.received ?? 0,
    kept: truncate?.kept ?? 0,
    text: run.text.slice(0, measuredText),
    textLength: run.text.length,
  };
}

function* withoutDrafts<T>(steps: Generator<unknown, T>): Generator<null, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield null;
  }
}

import {
  type Finding,
  findProblemsInSteps,
  formats,
  type Run,
  recommendFormat,
  type StatsOptions,
} from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import type { Counted, Described } from './answers.ts';
import { checkFormat } from './check-formats.ts';
import { collectInSteps } from './collect-in-steps.ts';
import { type BoardOf, CountBoard } from './count-board.ts';
import { pathToRecord, selectedRows, selectedValue } from './selected.ts';
import { utf8Length } from './utf8-length.ts';

export interface CountJob extends BoardOf {
  readonly budget: number | null;
  /** What the page was told at once; null where the output is big and it was told nothing. */
  readonly findings: readonly Finding[] | null;
  now(): number;
}

/** What a step of counting has to say; most have nothing. */
export type CountStep = ({ type: 'counted' } & Counted) | ({ type: 'described' } & Described) | null;

/** Milliseconds between two messages about one job. */
const sayEvery = 60;
const stagesToCount = ['select', 'fields', 'redact', 'truncate'] as const;

/** What can be said before anything is counted: known counts, else estimates of the texts that are there. */
export function estimateRun(job: CountJob): CountStep {
  return new CountBoard(job).say(false);
}

/** Counts all texts of a run exactly: the final one first, then the stages, the other formats, the fields. */
export function* countRun(job: CountJob, counter: TokenCounter): Generator<CountStep, void> {
  const { sample, texts, now } = job;
  const { counts, rowCounts } = sample;
  const { run } = texts;
  const board = new CountBoard(job);
  const start = now();
  let said = start;
  let fault: unknown;
  const sizes = new Map<string, number>();
  const isDue = () => now() - said > sayEvery;
  const say = (isDone: boolean) => {
    said = now();
    return board.say(isDone, said - start);
  };

  const tokens = yield* counts.count('render', run.text, counter);
  board.setFinal(tokens);
  board.setOverhead(yield* counts.count('shell', texts.messageShell(), counter));
  yield say(false);

  const known = sample.fieldsOf(selectedValue(run));
  known.stats ??= yield* collectInSteps(selectedRows(run), {}, now);
  const described = { type: 'described', id: job.id, sample: job.name, fields: known.stats } as const;
  const context = { tokens, budget: job.budget, fields: known.stats };
  const findFindings = function* () {
    return yield* findProblemsInSteps(run, { ...context, hits: yield* sample.hits.find(run.text) });
  };
  if (job.findings === null) yield { ...described, findings: null };
  else {
    const findings = yield* findFindings();
    if (JSON.stringify(findings) !== JSON.stringify(job.findings)) yield { ...described, findings };
  }

  board.setStage('read', yield* counts.count('read', sample.text, counter));
  for (const stage of stagesToCount) {
    yield isDue() ? say(false) : null;
    board.setStage(stage, yield* texts.countStage(stage, counter, rowCounts));
  }
  yield isDue() ? say(false) : null;
  board.setStage('envelope', yield* counts.count('envelope', yield* texts.stageInSteps('envelope'), counter));
  for (const { id } of formats) {
    yield isDue() ? say(false) : null;
    try {
      const isShown = run.shaper.render.on && run.shaper.render.format === id;
      const count = isShown
        ? { tokens, bytes: utf8Length(run.text) }
        : yield* texts.countFormat(id, counter, rowCounts);
      sizes.set(id, count.bytes);
      board.setBytes(id, count.bytes);
      board.setFormat(id, count.tokens);
    } catch (error) {
      fault ??= error;
    }
  }
  yield isDue() ? say(false) : null;
  known.tokens ??= (yield* collectInSteps(selectedRows(run), lineCounts(run, counter), now)).map(
    ({ tokens }) => tokens,
  );
  board.setFields(known.tokens);
  if (job.findings === null) {
    yield say(false);
    yield { ...described, findings: yield* findFindings() };
  }
  for (const [id, bytes] of sizes) {
    yield isDue() ? say(false) : null;
    board.setFidelity(id, checkFormat(run, id, bytes));
  }
  board.setRecommended(recommendFormat(run.result.data ?? run.envelope, run.result.kind));
  yield say(true);
  if (fault !== undefined) throw fault;
  for (const stage of stagesToCount) yield* texts.countStage(stage, counter, rowCounts, true);
  for (const { id } of formats) yield* texts.prepareFormat(id, counter, rowCounts);
}

function lineCounts(run: Run, counter: TokenCounter): StatsOptions {
  return { countTokens: (line) => counter.count(line), depth: pathToRecord(run).length };
}

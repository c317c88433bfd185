import {
  type AnyLimit,
  type FieldStat,
  type Finding,
  findProblemsInSteps,
  formats,
  type Run,
  recommendFormat,
  type StatsOptions,
  utf8Length,
} from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import type { Counted, Described } from './answers.ts';
import { checkFormat } from './check-formats.ts';
import { collectInSteps } from './collect-in-steps.ts';
import { type BoardOf, CountBoard } from './count-board.ts';
import { pathToRecord, selectedRows, selectedValue } from './selected.ts';

export interface CountJob extends BoardOf {
  readonly budget: AnyLimit | null;
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

/**
 * Counts all texts of a run exactly: the final one first, then the stages, the other formats, the fields. Of two workers
 * the second one takes the other formats and the fields.
 */
export function* countRun(job: CountJob, counter: TokenCounter): Generator<CountStep, void> {
  const { sample, texts, now, share } = job;
  const { rowCounts } = sample;
  const board = new CountBoard(job);
  const start = now();
  let said = start;
  const say = (isDone: boolean) => {
    said = now();
    return board.say(isDone, said - start);
  };
  const sayIfDue = () => (now() - said > sayEvery ? say(false) : null);

  if (share !== 'second') yield* countShown(job, counter, board, say, sayIfDue);
  const others = share === 'first' ? null : yield* countOthers(job, counter, board, sayIfDue);
  if (share !== 'second' && job.findings === null) {
    yield say(false);
    yield yield* describeFindings(job, board);
  }
  for (const [id, bytes] of others?.sizes ?? []) {
    yield sayIfDue();
    board.setFidelity(id, checkFormat(texts.run, id, bytes));
  }
  if (others !== null) {
    const { result, envelope } = texts.run;
    board.setRecommended(recommendFormat(result.data ?? envelope, result.kind));
  }
  yield say(true);
  if (others?.fault !== undefined) throw others.fault;
  if (share !== 'second') {
    for (const stage of stagesToCount) yield* texts.countStage(stage, counter, rowCounts, true);
    yield* texts.countEnvelope(counter, rowCounts, true);
    yield* texts.prepareFormat(texts.run.shaper.render.format, counter, rowCounts);
  }
  if (share !== 'first') for (const { id } of formats) yield* texts.prepareFormat(id, counter, rowCounts);
}

type Say = (isDone: boolean) => CountStep;
type SayIfDue = () => CountStep;

/** The final text and the stages before it, with what is said of them. */
function* countShown(
  job: CountJob,
  counter: TokenCounter,
  board: CountBoard,
  say: Say,
  sayIfDue: SayIfDue,
): Generator<CountStep, void> {
  const { sample, texts, now } = job;
  const { counts, rowCounts } = sample;
  const { run } = texts;
  const shown = counts.find(run.text) === null ? yield* texts.countShown(counter, rowCounts) : null;
  if (shown !== null) counts.learn('render', run.text, shown.tokens);
  board.setFinal(yield* counts.count('render', run.text, counter));
  board.setOverhead(yield* counts.count('shell', texts.messageShell(), counter));
  yield say(false);

  const known = sample.fieldsOf(selectedValue(run));
  known.stats ??= yield* collectInSteps(selectedRows(run), {}, now);
  if (job.findings === null) yield { ...described(job, known.stats), findings: null };
  else {
    const found = yield* describeFindings(job, board);
    if (JSON.stringify(found.findings) !== JSON.stringify(job.findings)) yield found;
  }

  board.setStage('read', yield* counts.count('read', sample.text, counter));
  for (const stage of stagesToCount) {
    yield sayIfDue();
    board.setStage(stage, yield* texts.countStage(stage, counter, rowCounts));
  }
  yield sayIfDue();
  const envelope = yield* texts.countEnvelope(counter, rowCounts);
  board.setStage(
    'envelope',
    envelope?.tokens ?? (yield* counts.count('envelope', yield* texts.stageInSteps('envelope'), counter)),
  );
}

interface Others {
  /** Bytes by format. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Of the first format that could not be written. */
  readonly fault: unknown;
}

/** The other formats, and the selected fields by their lines. */
function* countOthers(
  { sample, texts, now }: CountJob,
  counter: TokenCounter,
  board: CountBoard,
  sayIfDue: SayIfDue,
): Generator<CountStep, Others> {
  const { run } = texts;
  const sizes = new Map<string, number>();
  let fault: unknown;
  for (const { id } of formats) {
    yield sayIfDue();
    if (run.shaper.render.on && run.shaper.render.format === id) {
      sizes.set(id, utf8Length(run.text));
      continue;
    }
    try {
      const { tokens, bytes } = yield* texts.countFormat(id, counter, sample.rowCounts);
      sizes.set(id, bytes);
      board.setBytes(id, bytes);
      board.setFormat(id, tokens);
    } catch (error) {
      fault ??= error;
    }
  }
  yield sayIfDue();
  const known = sample.fieldsOf(selectedValue(run));
  known.tokens ??= (yield* collectInSteps(selectedRows(run), lineCounts(run, counter), now)).map(
    ({ tokens }) => tokens,
  );
  board.setFields(known.tokens);
  return { sizes, fault };
}

function described({ id, name }: CountJob, fields: readonly FieldStat[]) {
  return { type: 'described', id, sample: name, fields } as const;
}

/** After the final text is counted and the fields are known. */
function* describeFindings(job: CountJob, board: CountBoard): Generator<null, { type: 'described' } & Described> {
  const { sample, texts, budget } = job;
  const fields = sample.fieldsOf(selectedValue(texts.run)).stats ?? [];
  const hits = yield* sample.hits.find(texts.run.text);
  const records = sample.recordsOf(texts.run.reading);
  const context = { tokens: board.finalTokens, budget, fields, hits, records };
  return { ...described(job, fields), findings: yield* findProblemsInSteps(texts.run, context) };
}

function lineCounts(run: Run, counter: TokenCounter): StatsOptions {
  return { countTokens: (line) => counter.count(line), depth: pathToRecord(run).length };
}

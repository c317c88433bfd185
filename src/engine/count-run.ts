import { type Finding, formats, type Run, type StageId, type StatsOptions } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import { collectInSteps } from './collect-in-steps.ts';
import { describeFindings } from './describe-run.ts';
import type { Count, Counted, Described } from './protocol.ts';
import type { RunTexts } from './run-texts.ts';
import type { Sample } from './sample.ts';
import { recordDepth, selectedRows, selectedValue } from './selected.ts';

export interface CountJob {
  readonly id: number;
  readonly name: string;
  readonly sample: Sample;
  readonly texts: RunTexts;
  readonly budget: number | null;
  /** What the page was told at once; null where the output is big and it was told nothing. */
  readonly findings: readonly Finding[] | null;
  now(): number;
}

/** What a step of counting has to say; most have nothing. */
export type CountStep = ({ type: 'counted' } & Counted) | ({ type: 'described' } & Described) | null;

/** Milliseconds between two messages about one job. */
const sayEvery = 60;
const stagesToCount = ['read', 'select', 'fields', 'redact', 'truncate', 'envelope'] as const;

/** What can be said before anything is counted: known counts, else estimates of the texts that are there. */
export function estimateRun(job: CountJob): CountStep {
  return new CountBoard(job).say(false);
}

/** Counts all texts of a run exactly: the final one first, then the stages, the other formats, the fields. */
export function* countRun(job: CountJob, counter: TokenCounter): Generator<CountStep, void> {
  const { sample, texts, now } = job;
  const { counts } = sample;
  const { run } = texts;
  const board = new CountBoard(job);
  const start = now();
  let said = start;
  let fault: unknown;
  const isDue = () => now() - said > sayEvery;
  const say = (isDone: boolean) => {
    said = now();
    return board.say(isDone, said - start);
  };

  board.setFinal(yield* counts.count('render', run.text, counter));
  board.setOverhead(yield* counts.count('shell', texts.messageShell(), counter));
  yield say(false);

  const known = sample.fieldsOf(selectedValue(run));
  known.stats ??= yield* collectInSteps(selectedRows(run), {}, now);
  const fields = known.stats;
  const findings = describeFindings(sample, texts, job.budget);
  if (job.findings === null || JSON.stringify(findings) !== JSON.stringify(job.findings))
    yield { type: 'described', id: job.id, sample: job.name, fields, findings };

  for (const stage of stagesToCount) {
    yield isDue() ? say(false) : null;
    board.setStage(stage, yield* counts.count(stage, texts.stage(stage), counter));
  }
  for (const { id } of formats) {
    yield isDue() ? say(false) : null;
    try {
      const text = texts.format(id);
      board.setLength(id, text.length);
      board.setFormat(id, yield* counts.count(`format ${id}`, text, counter));
    } catch (error) {
      fault ??= error;
    }
  }
  yield isDue() ? say(false) : null;
  known.tokens ??= (yield* collectInSteps(selectedRows(run), lineCounts(run, counter), now)).map(
    ({ tokens }) => tokens,
  );
  board.setFields(known.tokens);
  yield say(true);
  if (fault !== undefined) throw fault;
}

function lineCounts(run: Run, counter: TokenCounter): StatsOptions {
  return { countTokens: (line) => counter.count(line), depth: recordDepth(run) };
}

/** The counts of one run as they come in. */
class CountBoard {
  readonly #job: CountJob;
  readonly #stages: { [stage in StageId]?: Count } = {};
  readonly #formats: { [format: string]: Count } = {};
  readonly #lengths: { [format: string]: number } = {};
  #fields: readonly (number | null)[] | null = null;
  #overhead = 0;

  constructor(job: CountJob) {
    this.#job = job;
    const { sample, texts } = job;
    const { run } = texts;
    this.#stages.read = this.#guess(sample.text);
    this.#stages.render = this.#guess(run.text);
    const { on, format } = run.shaper.render;
    if (on) {
      this.#formats[format] = this.#stages.render;
      this.#lengths[format] = run.text.length;
    }
    this.setOverhead(this.#guess(texts.messageShell()).tokens);
  }

  setFinal(tokens: number): void {
    const { on, format } = this.#job.texts.run.shaper.render;
    this.setStage('render', tokens);
    if (on) this.setFormat(format, tokens);
  }

  /** The message is the final text and, as an estimate, what stands around it. */
  setOverhead(tokens: number): void {
    const text = this.#stages.render?.tokens ?? 0;
    this.#overhead = tokens;
    this.#stages.message = { tokens: text + tokens, isExact: false };
  }

  setStage(stage: StageId, tokens: number): void {
    this.#stages[stage] = { tokens, isExact: true };
  }

  setFormat(format: string, tokens: number): void {
    this.#formats[format] = { tokens, isExact: true };
  }

  setLength(format: string, length: number): void {
    this.#lengths[format] = length;
  }

  setFields(tokens: readonly (number | null)[]): void {
    this.#fields = tokens;
  }

  say(isDone: boolean, ms = 0): { type: 'counted' } & Counted {
    return {
      type: 'counted',
      id: this.#job.id,
      sample: this.#job.name,
      isDone,
      stages: { ...this.#stages },
      formats: { ...this.#formats },
      lengths: { ...this.#lengths },
      fields: this.#fields,
      overhead: this.#overhead,
      ms,
    };
  }

  #guess(text: string): Count {
    const { counts } = this.#job.sample;
    const tokens = counts.find(text);
    return tokens === null ? { tokens: counts.estimate(text.length), isExact: false } : { tokens, isExact: true };
  }
}

import type { recommendFormat, StageId } from '../core/index.ts';
import { utf8Length } from '../core/index.ts';
import type { Count, Counted, FidelityView } from './answers.ts';
import type { Share } from './protocol.ts';
import type { RunTexts } from './run-texts.ts';
import type { Sample } from './sample.ts';

export interface BoardOf {
  readonly id: number;
  readonly name: string;
  readonly sample: Sample;
  readonly texts: RunTexts;
  readonly share: Share | null;
}

/** The counts of one run as they come in. */
export class CountBoard {
  readonly #job: BoardOf;
  readonly #stages: { [stage in StageId]?: Count } = {};
  readonly #formats: { [format: string]: Count } = {};
  readonly #bytes: { [format: string]: number } = {};
  readonly #fidelity: { [format: string]: FidelityView } = {};
  #fields: readonly (number | null)[] | null = null;
  #overhead = 0;
  #recommended: ReturnType<typeof recommendFormat> | null = null;

  constructor(job: BoardOf) {
    this.#job = job;
    const { sample, texts, share } = job;
    const { run } = texts;
    this.#stages.read = this.#guess(sample.text);
    this.#stages.render = this.#guess(run.text);
    const { on, format } = run.shaper.render;
    if (on && share !== 'second') {
      this.#formats[format] = this.#stages.render;
      this.#bytes[format] = utf8Length(run.text);
    }
    this.setOverhead(this.#guess(texts.messageShell()).tokens);
  }

  get finalTokens(): number {
    return this.#stages.render?.tokens ?? 0;
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

  setBytes(format: string, bytes: number): void {
    this.#bytes[format] = bytes;
  }

  setRecommended(recommended: ReturnType<typeof recommendFormat>): void {
    this.#recommended = recommended;
  }

  setFidelity(format: string, view: FidelityView): void {
    this.#fidelity[format] = view;
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
      bytes: { ...this.#bytes },
      ...(this.#recommended === null ? {} : { recommended: this.#recommended }),
      fidelity: { ...this.#fidelity },
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

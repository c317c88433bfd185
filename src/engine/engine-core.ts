import {
  type Deps,
  type ExportedFile,
  exportTypeScript,
  type Finding,
  finishSteps,
  makeVariant,
  type Problem,
  type RunDraft,
  type Shaper,
  type Sources,
  suggestShaper,
} from '../core/index.ts';
import type { EncodingName, TokenCounter } from '../tokens/index.ts';
import { type CountJob, countRun, estimateRun } from './count-run.ts';
import { describeRun, describeShape, windowLength } from './describe-run.ts';
import { answerQuestion, type Explore } from './explore.ts';
import { detailOf, EngineFault, toFault } from './fault.ts';
import { runInSlices, type SliceTools } from './in-slices.ts';
import { inspectReading } from './inspect-reading.ts';
import { LazyCounter } from './lazy-counter.ts';
import { locateField } from './locate-field.ts';
import { measureRun } from './measure-run.ts';
import { placeText } from './place-text.ts';
import type { Request, Response } from './protocol.ts';
import { RunTexts } from './run-texts.ts';
import { Sample } from './sample.ts';
import { takeText } from './take-text.ts';
import { teach } from './teach.ts';
import { tokenEnds } from './token-ends-between.ts';

/** What the engine needs of the worker around it. */
export interface EngineDeps extends SliceTools {
  post(response: Response): void;
  loadCounter(encoding: EncodingName): Promise<TokenCounter>;
  loadSources(): Promise<Sources>;
  /** Made-up values that redaction lets through. */
  findLeaks(): readonly string[];
  decodeBytes(bytes: Uint8Array): { text: string; encoding: string; problems: readonly Problem[] };
  /** For the shaper: wall-clock time and ids. */
  readonly shaperDeps: Pick<Deps, 'now' | 'randomId' | 'hashKey'>;
}

type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>;

/** Texts above this length get estimates before they are counted. */
const slowLength = 200_000;
const pulseMs = 2000;
/** When the page is shown how the text begins, though the rest is not written yet. */
const draftAfterMs = 40;

/** Answers the protocol. Nothing escapes it: what can't be done becomes a `failed`. */
export class EngineCore {
  readonly #deps: EngineDeps;
  readonly #samples = new Map<string, Sample>();
  #newest: RequestOf<'shape'> | null = null;
  /** Settled when the newest `shape` has its texts, or never will. */
  #textsOfNewest: Promise<unknown> = Promise.resolve();
  readonly #counter: LazyCounter;
  /** For those who ask for it. */
  readonly #second: LazyCounter;

  constructor(deps: EngineDeps) {
    this.#deps = deps;
    this.#counter = new LazyCounter(
      () => deps.loadCounter('o200k_base'),
      deps.now,
      (ms) => deps.post({ type: 'ready', ms }),
    );
    this.#second = new LazyCounter(
      () => deps.loadCounter('cl100k_base'),
      deps.now,
      () => undefined,
    );
  }

  /** Loads the counter ahead of the first paste, and tries redaction. */
  warmUp(): void {
    this.#deps.post({ type: 'tried', leaked: this.#deps.findLeaks() });
    this.#counter.get().catch(() => undefined);
  }

  /** Resolves when all of the request is answered. */
  async handle(request: Request): Promise<void> {
    try {
      await this.#answer(request);
    } catch (error) {
      this.#deps.post({ type: 'failed', id: request.id, fault: toFault(error) });
    }
  }

  async #answer(request: Request): Promise<void> {
    const { post } = this.#deps;
    switch (request.type) {
      case 'open': {
        const { id, sample, text, facts, problems } = request;
        this.#samples.set(sample, new Sample(text, facts, problems));
        return post({ type: 'opened', id, sample, length: text.length, encoding: 'utf-8' });
      }
      case 'decode':
        return this.#decode(request);
      case 'change':
        return this.#sample(request.sample).change(request.changes);
      case 'close':
        this.#samples.delete(request.sample);
        if (this.#newest?.sample === request.sample) this.#newest = null;
        return;
      case 'cancel':
        this.#newest = null;
        return;
      case 'suggest': {
        const { id, sample, readers = null, facts } = request;
        const steps = this.#sample(sample).readInSteps(readers, facts);
        const reading = await runInSlices(steps, this.#pulse(id), () => this.#samples.has(sample), this.#deps);
        if (reading === null) throw new EngineFault({ id: 'unknown-sample', detail: sample });
        return post({ type: 'suggested', id, sample, shaper: suggestShaper(reading) });
      }
      case 'shape':
        return this.#shape(request);
      case 'slice': {
        const { id, sample, ref, start, end } = request;
        const text = this.#sample(sample).textOf(ref);
        const from = Math.max(0, start);
        return post({ type: 'slice', id, start: from, text: text.slice(from, end), length: text.length });
      }
      case 'place': {
        const { id, ref, text: wanted, at } = request;
        const sample = this.#sample(request.sample);
        const steps = placeText(sample, sample.textOf(ref), ref, wanted, at);
        const place = await runInSlices(steps, this.#pulse(id), () => true, this.#deps);
        return post({ type: 'placed', id, place });
      }
      case 'take': {
        const { id, ref } = request;
        const sample = this.#sample(request.sample);
        const steps = takeText(sample.textOf(ref), ref, sample);
        const taken = await runInSlices(steps, this.#pulse(id), () => true, this.#deps);
        if (taken !== null) post({ type: 'taken', id, taken });
        return;
      }
      case 'ends': {
        const { id, sample, ref, start, end } = request;
        const text = this.#sample(sample).textOf(ref);
        return post({ type: 'ends', id, start, ends: tokenEnds(await this.#counter.get(), text, start, end) });
      }
      case 'locate': {
        const { id, ref, path, start, end } = request;
        const sample = this.#sample(request.sample);
        const newest = this.#newest;
        const find = (texts: RunTexts) => locateField(texts, sample.textOf(ref), ref, path, { start, end });
        const found = (await this.#explore(request, newest, find)) ?? [];
        const ranges = Uint32Array.from(found.flatMap((range) => [range.start, range.end]));
        return post({ type: 'located', id, ranges });
      }
      case 'measure':
        return this.#measure(request);
      case 'inspect':
        return this.#inspect(request);
      case 'vary': {
        const { id, variant, shaper, facts } = request;
        const sample = this.#sample(request.sample);
        const reading = sample.read(shaper.read.on ? shaper.read.readers : [], facts);
        return post({ type: 'varied', id, variant: makeVariant(variant, sample.text, reading, shaper.select, facts) });
      }
      case 'count': {
        const { id, ref, start, end } = request;
        const counter = await this.#counter.get();
        const part = this.#sample(request.sample).textOf(ref).slice(start, end);
        return post({ type: 'partCounted', id, tokens: counter.count(part) });
      }
      case 'tally':
      case 'plot':
      case 'bill':
      case 'weigh': {
        const newest = this.#newest;
        const isSecond = request.type === 'tally' && request.encoding !== 'o200k_base';
        const counter = await (isSecond ? this.#second : this.#counter).get();
        const explore: Explore = (begin) => this.#explore(request, newest, begin);
        return post(await answerQuestion(request, this.#sample(request.sample), counter, this.#shaperDeps(), explore));
      }
      case 'teach': {
        const { id, lesson, example } = request;
        const text = example ?? this.#samples.get(request.sample)?.text ?? '';
        return post({ type: 'taught', id, taught: teach(lesson, text, await this.#counter.get()) });
      }
      case 'export': {
        const { id, name, shaper } = request;
        return post({ type: 'exported', id, files: await this.#export(name, shaper) });
      }
    }
  }

  #decode({ id, sample, bytes, facts }: RequestOf<'decode'>): void {
    let decoded: ReturnType<EngineDeps['decodeBytes']>;
    try {
      decoded = this.#deps.decodeBytes(new Uint8Array(bytes));
    } catch (error) {
      throw new EngineFault({ id: 'decode', detail: detailOf(error) });
    }
    const { text, encoding, problems } = decoded;
    this.#samples.set(sample, new Sample(text, facts, problems));
    this.#deps.post({ type: 'opened', id, sample, length: text.length, encoding, decoded: { text, problems } });
  }

  async #shape(request: RequestOf<'shape'>): Promise<void> {
    this.#newest = request;
    this.#recountOutput(request);
    const made = this.#makeTexts(request);
    this.#textsOfNewest = made.catch(() => undefined);
    const texts = await made;
    if (texts === null) return;

    const { post, now, nextTurn } = this.#deps;
    const { id, sample: name, budget, share = null } = request;
    const isNewest = () => this.#newest === request;
    const sample = this.#sample(name);
    const job: CountJob = { id, name, sample, texts: texts.texts, share, budget, now, findings: texts.findings };
    const estimate = share === 'second' ? null : estimateRun(job);
    if (estimate !== null && (this.#counter.loaded === null || sample.text.length > slowLength)) post(estimate);
    const counter = await this.#counter.get();
    await nextTurn();
    let heard = now();
    await runInSlices(
      countRun(job, counter),
      (step) => {
        if (step === null && now() - heard < pulseMs) return;
        heard = now();
        post(step ?? { type: 'progress', id });
      },
      isNewest,
      this.#deps,
    );
  }

  /** Says at once what an output counts in which a part was edited; the rest waits until it is read. */
  #recountOutput({ id, sample: name, share }: RequestOf<'shape'>): void {
    const { loaded } = this.#counter;
    const { counts, text } = this.#sample(name);
    if (loaded === null || share === 'second' || !counts.isNearlyCounted('read')) return;
    const tokens = finishSteps(counts.count('read', text, loaded));
    const read = { tokens, isExact: true };
    const nothingElse = { isDone: false, formats: {}, bytes: {}, fields: null, ms: 0 };
    this.#deps.post({ type: 'counted', id, sample: name, stages: { read }, ...nothingElse });
  }

  /** Shapes a sample and describes what it gave; null where a newer `shape` came. */
  async #makeTexts(
    request: RequestOf<'shape'>,
  ): Promise<{ readonly texts: RunTexts; readonly findings: readonly Finding[] | null } | null> {
    const { post, now, nextTurn } = this.#deps;
    const { id, sample: name, shaper, facts, budget, share } = request;
    const isNewest = () => this.#newest === request;
    // Of several edits that arrived during the last run, only the newest is worth one.
    await nextTurn();
    if (!isNewest()) return null;
    const isFitted = shaper.truncate.on && shaper.truncate.budget !== null;
    if (isFitted) await this.#counter.get();
    if (!isNewest()) return null;

    const start = now();
    const sample = this.#sample(name);
    const deps = this.#shaperDeps();
    let isDrafted = share === 'second';
    const postDraft = (draft: RunDraft | null) => {
      if (isDrafted || draft === null || draft.length < windowLength || now() - start < draftAfterMs) return;
      isDrafted = true;
      const begun = new RunTexts(draft.toRun(), sample.text, deps, null);
      post({ type: 'shaped', ...describeShape(id, name, sample, begun), ms: now() - start });
    };
    const texts = await runInSlices(sample.shape(shaper, facts, deps), postDraft, isNewest, this.#deps);
    if (texts === null) return null;
    if (share === 'second') return { texts, findings: null };
    const shaped = describeRun(id, name, sample, texts, budget);
    post({ type: 'shaped', ...shaped, ms: now() - start });
    return { texts, findings: shaped.isDescribed ? shaped.findings : null };
  }

  async #measure({ id, sample: name, shaper, facts, budget }: RequestOf<'measure'>): Promise<void> {
    const { post, now } = this.#deps;
    const counter = await this.#counter.get();
    const job = { sample: this.#sample(name), shaper, facts, budget, deps: this.#shaperDeps(), now };
    const measured = await runInSlices(measureRun(job, counter), this.#pulse(id), () => true, this.#deps);
    if (measured !== null) post({ type: 'measured', id, measured });
  }

  /** Takes steps about what the `shape` gave that was the newest when the question came; null once it no longer is. */
  async #explore<R>(
    request: { readonly id: number; readonly sample: string },
    newest: RequestOf<'shape'> | null,
    begin: (texts: RunTexts) => Iterator<null, R>,
  ): Promise<R | null> {
    await this.#textsOfNewest;
    const { texts } = this.#sample(request.sample);
    if (texts === null) return null;
    const isWanted = () => this.#newest === newest && this.#samples.get(request.sample)?.texts === texts;
    return runInSlices(begin(texts), this.#pulse(request.id), isWanted, this.#deps);
  }

  /** Says now and then that a long job is still at work. */
  #pulse(id: number): () => void {
    const { post, now } = this.#deps;
    let said = now();
    return () => {
      if (now() - said < pulseMs) return;
      said = now();
      post({ type: 'progress', id });
    };
  }

  async #inspect({ id, sample: name, shaper, facts, what }: RequestOf<'inspect'>): Promise<void> {
    const sample = this.#sample(name);
    const readers = shaper.read.on ? shaper.read.readers : [];
    const counter = await this.#counter.get();
    const work = inspectReading(sample, sample.read(readers, facts), what, readers, counter);
    const inspected = await runInSlices(work, this.#pulse(id), () => true, this.#deps);
    if (inspected !== null) this.#deps.post({ type: 'inspected', id, inspected });
  }

  #shaperDeps(): Deps {
    return {
      ...this.#deps.shaperDeps,
      countTokens: (text) => {
        const { loaded } = this.#counter;
        if (loaded === null) throw new Error('The token counter is not loaded.');
        return loaded.count(text);
      },
    };
  }

  async #export(name: string, shaper: Shaper): Promise<readonly ExportedFile[]> {
    const shown = this.#newest === null ? undefined : this.#samples.get(this.#newest.sample)?.texts?.run;
    const options = shown === undefined || shown.result.data === null ? {} : { data: shown.result.data };
    return exportTypeScript({ name, shaper }, options, await this.#deps.loadSources());
  }

  #sample(name: string): Sample {
    const sample = this.#samples.get(name);
    if (sample === undefined) throw new EngineFault({ id: 'unknown-sample', detail: name });
    return sample;
  }
}

import {
  type Deps,
  type Facts,
  type FieldStat,
  type FoundRecords,
  findRecords,
  finishSteps,
  type Json,
  type Problem,
  type Reading,
  type Run,
  type RunDraft,
  readers,
  readOutputInSteps,
  runShaperInSteps,
  type Shaper,
  shareEqual,
  utf8Length,
} from '../core/index.ts';
import type { ReadingView } from './answers.ts';
import { describeReading } from './describe-reading.ts';
import { KnownHits } from './known-hits.ts';
import { applyChanges, type TextChange, type TextRef } from './protocol.ts';
import { RowCounts } from './row-counts.ts';
import { RunTexts } from './run-texts.ts';
import { TextCounts } from './text-counts.ts';

/** What is known of the selected records' fields; tokens in the order of the stats. */
export interface FieldsOf {
  stats: readonly FieldStat[] | null;
  tokens: readonly (number | null)[] | null;
}

interface Read {
  readonly readers: readonly string[] | null;
  readonly facts: string;
  readonly reading: Reading;
}

/** One output in the worker, with all that was worked out about it and may serve again. */
export class Sample {
  readonly counts = new TextCounts();
  readonly rowCounts = new RowCounts();
  readonly hits = new KnownHits();
  /** Of the last `shape`. */
  texts: RunTexts | null = null;
  /** The last run that was only measured. */
  measured: Run | null = null;
  #text: string;
  #facts: Facts;
  readonly #problems: readonly Problem[];
  #bytes: number | null = null;
  #read: Read | null = null;
  /** Of the text before its last changes. */
  #before: Reading | null = null;
  #records: { readonly of: Reading; readonly records: FoundRecords } | null = null;
  #view: { readonly of: Reading; readonly view: ReadingView } | null = null;
  readonly #fields = new WeakMap<object, FieldsOf>();

  /** `problems` are those of decoding. */
  constructor(text: string, facts: Facts, problems: readonly Problem[] = []) {
    this.#text = text;
    this.#facts = facts;
    this.#problems = problems;
  }

  get text(): string {
    return this.#text;
  }

  get bytes(): number {
    this.#bytes ??= utf8Length(this.#text);
    return this.#bytes;
  }

  /** The output, or a text that its last shaping gave. */
  textOf(ref: TextRef): string {
    if (ref.of === 'output') return this.#text;
    if (this.texts === null) throw new Error('The sample is not shaped yet.');
    switch (ref.of) {
      case 'stage':
        return this.texts.stage(ref.stage);
      case 'format':
        return this.texts.format(ref.format);
      case 'message':
        return this.texts.message();
      case 'spreadsheet':
        return this.texts.spreadsheet();
    }
  }

  change(changes: readonly TextChange[]): void {
    for (const change of changes) {
      this.#text = applyChanges(this.#text, [change]);
      this.counts.change('read', this.#text, change);
    }
    this.#bytes = null;
    this.#before = this.#read?.reading ?? this.#before;
    this.#read = null;
    this.measured = null;
  }

  /** Read with these readers; null tries all. The last reading is kept. */
  read(readers: readonly string[] | null, facts?: Facts): Reading {
    return finishSteps(this.readInSteps(readers, facts));
  }

  /** As `read`. */
  *readInSteps(readers: readonly string[] | null, facts: Facts = this.#facts): Generator<null, Reading> {
    const last = this.#read;
    if (last !== null && last.facts === JSON.stringify(facts) && isReadAlike(last, readers)) return last.reading;
    const text = this.#text;
    const read = yield* readOutputInSteps(text, { facts, readers });
    const value = this.#before === null ? read.value : shareEqual(this.#before.value, read.value);
    const reading = { ...read, value, problems: [...this.#problems, ...read.problems] };
    this.#before = null;
    if (text === this.#text) this.#read = { readers, facts: JSON.stringify(facts), reading };
    this.#facts = facts;
    return reading;
  }

  /** Where its records seem to be. */
  recordsOf(reading: Reading): FoundRecords {
    if (this.#records?.of !== reading) this.#records = { of: reading, records: findRecords(reading.value) };
    return this.#records.records;
  }

  /** What the page shows of a reading of this text. */
  viewOf(reading: Reading): ReadingView {
    if (this.#view?.of !== reading)
      this.#view = { of: reading, view: describeReading(reading, this.#text.length, this.bytes) };
    return this.#view.view;
  }

  /** Takes effect at the last step. */
  *shape(shaper: Shaper, facts: Facts, deps: Deps): Generator<RunDraft | null, RunTexts> {
    const text = this.#text;
    const reading = yield* this.readInSteps(shaper.read.on ? shaper.read.readers : [], facts);
    const run = yield* runShaperInSteps(reading, shaper, deps, this.texts?.run);
    this.texts = new RunTexts(run, text, deps, this.texts);
    const { knownTokens } = this.texts;
    if (knownTokens !== null && this.counts.find(run.text) === null) this.counts.learn('render', run.text, knownTokens);
    return this.texts;
  }

  /** A place to keep what is worked out about a value's fields, as long as the value lives. */
  fieldsOf(value: Json): FieldsOf {
    const fresh: FieldsOf = { stats: null, tokens: null };
    if (value === null || typeof value !== 'object') return fresh;
    const known = this.#fields.get(value);
    if (known !== undefined) return known;
    this.#fields.set(value, fresh);
    return fresh;
  }
}

/** The same readers; or all of them before, of which the only one that was of use is among the wanted, and none that guesses. */
function isReadAlike({ readers, reading }: Read, wanted: readonly string[] | null): boolean {
  if (readers !== null || wanted === null) return JSON.stringify(readers) === JSON.stringify(wanted);
  return reading.wrappers.length === 0 && wanted.includes(reading.reader) && !wanted.some(isGuess);
}

function isGuess(id: string): boolean {
  return readers.some((reader) => reader.id === id && 'isOptIn' in reader);
}

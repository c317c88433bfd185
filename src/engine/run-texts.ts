import {
  type Deps,
  finishSteps,
  formats,
  isSamePath,
  type Json,
  layOutShaperInSteps,
  type Path,
  type Run,
  renderAs,
  runShaperInSteps,
  type Shaper,
  type StageId,
  type TextPart,
  toMessage,
} from '../core/index.ts';
import type { TextMeasure, TokenCounter } from '../tokens/index.ts';
import { countKnownRows, countLayout } from './count-layout.ts';
import { FieldTrace, upToKey } from './field-trace.ts';
import { PastedTexts } from './pasted-texts.ts';
import type { RowCounts } from './row-counts.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

/** Every text that a run can show, written when asked for. What an earlier run's texts have in common is taken over. */
export class RunTexts {
  readonly run: Run;
  private readonly output: string;
  private readonly deps: Deps;
  private readonly pasted: PastedTexts;
  private readonly formatTexts: Map<string, string>;
  /** By encoding and format. */
  private readonly formatCounts: Map<string, TextMeasure>;
  private shownMessage: string | null = null;
  private lastTrace: FieldTrace | null = null;

  constructor(run: Run, output: string, deps: Deps, previous: RunTexts | null) {
    this.run = run;
    this.output = output;
    this.deps = deps;
    this.pasted = previous?.pasted.fits(run.reading) ? previous.pasted : new PastedTexts(run.reading);
    const alike = previous !== null && isSameButFormat(previous.run, run) ? previous : null;
    this.formatTexts = alike?.formatTexts ?? new Map();
    this.formatCounts = alike?.formatCounts ?? new Map();
    if (run.shaper.render.on) this.formatTexts.set(run.shaper.render.format, run.text);
  }

  /** The output as pasted, the stages before Render in its format, then the final text. */
  stage(id: StageId): string {
    return finishSteps(this.stageInSteps(id));
  }

  *stageInSteps(id: StageId): Generator<null, string> {
    const { run } = this;
    if (id === 'read') return this.output;
    if (id === 'envelope') return yield* this.envelopeText();
    if (id === 'render') return run.text;
    if (id === 'message') return this.message();
    return yield* this.pasted.write(this.stageValue(id));
  }

  /** The final text that another format gives. */
  format(id: string): string {
    return finishSteps(this.formatInSteps(id));
  }

  *formatInSteps(id: string): Generator<null, string> {
    const known = this.formatTexts.get(id);
    if (known !== undefined) return known;
    const { reading, shaper } = this.run;
    const other = { ...shaper, render: { ...shaper.render, on: true, format: id } };
    const { text } = yield* quietly(runShaperInSteps(reading, other, this.deps, this.run));
    this.formatTexts.set(id, text);
    return text;
  }

  /** That of the field that was asked about last is kept. */
  fieldTrace(field: Path): FieldTrace {
    if (this.lastTrace === null || !isSamePath(this.lastTrace.field, upToKey(field)))
      this.lastTrace = new FieldTrace(this.run, field);
    return this.lastTrace;
  }

  spreadsheet(): string {
    return writeSpreadsheet(this.run.result.data ?? this.run.envelope);
  }

  /** Counts the final text that another format gives, without keeping it. */
  *countFormat(id: string, counter: TokenCounter, rowCounts: RowCounts | null): Generator<null, TextMeasure> {
    const name = `${counter.encoding} ${id}`;
    const known = this.formatCounts.get(name);
    if (known !== undefined) return known;
    const countRows = rowCounts?.by(id, this.run.shaper.render.options, counter) ?? null;
    const count = yield* countLayout(counter, yield* this.layOut(id), countRows);
    this.formatCounts.set(name, count);
    return count;
  }

  /** Counts the final text by its rows, as far as they are known; null where they are not. */
  *countShown(counter: TokenCounter, rowCounts: RowCounts): Generator<null, TextMeasure | null> {
    const { on, format, options, fence } = this.run.shaper.render;
    // A fence has another tag each time.
    if (!on || fence) return null;
    return yield* countKnownRows(counter, yield* this.layOut(format), rowCounts.by(format, options, counter));
  }

  /** As `countShown`, of the envelope in the pasted format. */
  *countEnvelope(
    counter: TokenCounter,
    rowCounts: RowCounts,
    isPreparing = false,
  ): Generator<null, TextMeasure | null> {
    const around = this.envelopeShaper();
    if (around === null) return yield* this.pasted.countKnown(this.run.envelope, counter, rowCounts, isPreparing);
    const { format, options } = around.render;
    const layout = yield* layOutShaperInSteps(this.run.reading, around, this.deps, { ...this.run, shaper: around });
    return yield* countKnownRows(counter, layout, rowCounts.by(format, options, counter, isPreparing));
  }

  /** Counts the rows of a format by their cells, so that the next edit needs to count what it changes only. */
  *prepareFormat(id: string, counter: TokenCounter, rowCounts: RowCounts): Generator<null, void> {
    const { options } = this.run.shaper.render;
    yield* countLayout(counter, yield* this.layOut(id), rowCounts.by(id, options, counter, true));
  }

  /** A stage's tokens in the pasted format; its text is not kept. */
  *countStage(id: StageId, counter: TokenCounter, rowCounts: RowCounts, isPreparing = false): Generator<null, number> {
    return yield* this.pasted.count(this.stageValue(id), counter, rowCounts, isPreparing);
  }

  private layOut(id: string): Generator<null, Iterable<TextPart>> {
    const { reading, shaper } = this.run;
    const other = { ...shaper, render: { ...shaper.render, on: true, format: id } };
    return layOutShaperInSteps(reading, other, this.deps, this.run);
  }

  private stageValue(id: StageId): Json {
    return this.run.stages.find((stage) => stage.id === id)?.value ?? null;
  }

  /** The final text's tokens where they are known, as it was counted in another format's tab. */
  get knownTokens(): number | null {
    const { on, format } = this.run.shaper.render;
    return on ? (this.formatCounts.get(`o200k_base ${format}`)?.tokens ?? null) : null;
  }

  message(): string {
    this.shownMessage ??= typeof this.run.message === 'string' ? this.run.message : showMessage(this.run.message);
    return this.shownMessage;
  }

  /** The message's beginning, without writing the rest of it. */
  messageStart(limit: number): string {
    const { message, text } = this.run;
    if (typeof message === 'string') return message.slice(0, limit);
    return showMessage(this.messageAround(text.slice(0, limit))).slice(0, limit);
  }

  /** The message with nothing in it, on one line; empty where there is none. */
  messageShell(): string {
    return typeof this.run.message === 'string' ? '' : renderAs('json-compact', this.messageAround(''));
  }

  private messageAround(text: string): Json {
    const { result, envelope, shaper, parcels } = this.run;
    const { wire, tool, callId } = shaper.message;
    const facts = parcels.at(-1)?.facts ?? {};
    return toMessage(wire, { text, result, envelope }, { tool: facts.tool ?? tool, callId: facts.callId ?? callId });
  }

  private *envelopeText(): Generator<null, string> {
    const { run } = this;
    const shaper = this.envelopeShaper();
    if (shaper === null) return yield* this.pasted.write(run.envelope);
    // The run passes for one of this shaper, so that a budget is not fitted again.
    return (yield* quietly(runShaperInSteps(run.reading, shaper, this.deps, { ...run, shaper }))).text;
  }

  /** A flat format stands below the envelope here too, as it would in the final text; null where it holds it. */
  private envelopeShaper(): Shaper | null {
    const { run } = this;
    const format = formats.find(({ id }) => id === run.reading.format);
    if (format === undefined || format.nests || !run.shaper.envelope.on) return null;
    const render = {
      ...run.shaper.render,
      on: true,
      format: format.id,
      placement: 'above' as const,
      options: {},
      fence: false,
    };
    return { ...run.shaper, render };
  }
}

/** The same steps without what they tell. */
function* quietly<T>(steps: Generator<unknown, T>): Generator<null, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield null;
  }
}

function showMessage(message: Json): string {
  return renderAs('json', message, { indent: 2 });
}

/** Equal in all that a format's text depends on. */
function isSameButFormat(a: Run, b: Run): boolean {
  return a.reading === b.reading && keyOf(a) === keyOf(b);
}

function keyOf({ shaper }: Run): string {
  return JSON.stringify({ ...shaper, render: { ...shaper.render, format: '' }, message: null });
}

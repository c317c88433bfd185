import {
  type Deps,
  finishSteps,
  formats,
  type Json,
  type Run,
  renderAs,
  runShaperInSteps,
  type StageId,
  toMessage,
} from '../core/index.ts';
import { PastedTexts } from './pasted-texts.ts';

/** Every text that a run can show, written when asked for. What an earlier run's texts have in common is taken over. */
export class RunTexts {
  readonly run: Run;
  private readonly output: string;
  private readonly deps: Deps;
  private readonly pasted: PastedTexts;
  private readonly formatTexts: Map<string, string>;
  private shownMessage: string | null = null;

  constructor(run: Run, output: string, deps: Deps, previous: RunTexts | null) {
    this.run = run;
    this.output = output;
    this.deps = deps;
    this.pasted = previous?.pasted.fits(run.reading) ? previous.pasted : new PastedTexts(run.reading);
    this.formatTexts = previous !== null && isSameButFormat(previous.run, run) ? previous.formatTexts : new Map();
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
    return yield* this.pasted.write(run.stages.find((stage) => stage.id === id)?.value ?? null);
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

  /** A flat format stands below the envelope here too, as it would in the final text. */
  private *envelopeText(): Generator<null, string> {
    const { run } = this;
    const format = formats.find(({ id }) => id === run.reading.format);
    if (format === undefined || format.nests || !run.shaper.envelope.on) return yield* this.pasted.write(run.envelope);
    const render = { ...run.shaper.render, on: true, format: format.id, placement: 'above' as const, options: {} };
    const shaper = { ...run.shaper, render };
    // The run passes for one of this shaper, so that a budget is not fitted again.
    return (yield* quietly(runShaperInSteps(run.reading, shaper, this.deps, { ...run, shaper }))).text;
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

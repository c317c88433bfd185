import { readClaims } from './claims.ts';
import { findFailure, isPartialError } from './decide/index.ts';
import { finishSteps } from './finish-steps.ts';
import { textParts } from './in-parts.ts';
import { RunMemory } from './memory.ts';
import type {
  Deps,
  Detector,
  EnvelopeStyle,
  Format,
  Json,
  Memory,
  Note,
  Parcel,
  Reading,
  Report,
  Result,
  StageRun,
  StepOutcome,
  StepTools,
  Summary,
  TextPart,
  Wire,
} from './model.ts';
import { find } from './registry.ts';
import type { Fence } from './render/fence-text.ts';
import { layOutText, placementFor } from './render/render-text.ts';
import { toResult } from './result.ts';
import { countRows } from './rows.ts';
import type { Shaper } from './shaper.ts';
import type { Summarizer } from './summary/summarizer.ts';
import { isArray } from './value.ts';
import { resultWords } from './words/en.ts';
import { layOutJson } from './write-json.ts';

/** Everything that a reading and a shaper give. */
export interface Run {
  readonly stages: readonly StageRun[];
  readonly result: Result;
  readonly envelope: Json;
  readonly text: string;
  readonly message: Json;
  readonly reading: Reading;
  readonly shaper: Shaper;
  /** The parcel before the first step and after each, for the next run to take up again. */
  readonly parcels: readonly Parcel[];
  readonly memory: Memory;
}

/** A stage between Read and Envelope. */
export interface Step {
  readonly id: 'select' | 'fields' | 'redact' | 'truncate';
  /** What a summary is computed from comes before it. */
  readonly cutsRows?: boolean;
  /** Whether an error's texts pass through it. */
  readonly runsOnFailure: boolean;
  /** True where these options change nothing, so that exported code needs no such step. */
  isIdle(shaper: Shaper): boolean;
  /** What its outcome depends on beside the parcel; `carriesMeta` is that of its tools. */
  settings(shaper: Shaper, carriesMeta: boolean): unknown;
  run(parcel: Parcel, shaper: Shaper, tools: StepTools): StepOutcome;
  /** As `run`, where that takes long. */
  readonly runInSteps?: (parcel: Parcel, shaper: Shaper, tools: StepTools) => Generator<null, StepOutcome>;
}

/** What a chain is made of. The app has all of it, exported code what its shaper uses. */
export interface Parts {
  readonly steps: readonly Step[];
  readonly detectors: readonly Detector[];
  readonly summarizers: readonly Summarizer[];
  readonly textFences: readonly Fence[];
  readonly styles: readonly EnvelopeStyle[];
  readonly formats: readonly Format[];
  readonly wires: readonly Wire[];
}

/** The chain. `previous` lets a step whose input and options are unchanged keep its outcome. */
export function runChain(reading: Reading, shaper: Shaper, deps: Deps, parts: Parts, previous?: Run): Run {
  return finishSteps(runChainInSteps(reading, shaper, deps, parts, previous));
}

/** A run while its final text is being written. */
export interface RunDraft {
  /** UTF-16 units of the text so far. */
  readonly length: number;
  /** The run with the text so far. */
  toRun(): Run;
}

/** As `runChain`, a stage at a step, then some records of the final text at a step. */
export function* runChainInSteps(
  reading: Reading,
  shaper: Shaper,
  deps: Deps,
  parts: Parts,
  previous?: Run,
): Generator<RunDraft | null, Run> {
  const { stages, parcels, parcel, summary, tag, memory } = yield* runSteps(reading, shaper, deps, parts, previous);
  const wrapped = wrapParcel(parcel, shaper, parts, summary);
  const { result, envelope } = wrapped;
  const { message } = shaper;
  const call = { tool: parcel.facts.tool ?? message.tool, callId: parcel.facts.callId ?? message.callId };
  const after = report(parcel, parcel, []);
  const written: string[] = [];
  let length = 0;
  const toRun = (): Run => {
    const text = written.join('');
    const sent = message.on ? find(parts.wires, message.wire).toMessage({ text, result, envelope }, call) : text;
    const last = [
      ['envelope', envelope],
      ['render', text],
      ['message', sent],
    ] as const;
    const all = [...stages, ...last.map(([id, value]) => ({ id, isOn: shaper[id].on, value, report: after }))];
    return { stages: all, result, envelope, text, message: sent, reading, shaper, parcels, memory };
  };
  for (const part of textParts(layOutResult(wrapped, shaper, parts, tag))) {
    written.push(part);
    length += part.length;
    yield { length, toRun };
  }
  return toRun();
}

/** Takes a reading through the chain up to its final text, which is still to be written. */
export function* layOutChainInSteps(
  reading: Reading,
  shaper: Shaper,
  deps: Deps,
  parts: Parts,
  previous?: Run,
): Generator<null, Iterable<TextPart>> {
  const { parcel, summary, tag } = yield* runSteps(reading, shaper, deps, parts, previous);
  return layOutResult(wrapParcel(parcel, shaper, parts, summary), shaper, parts, tag);
}

interface RunSteps {
  readonly stages: readonly StageRun[];
  readonly parcels: readonly Parcel[];
  /** The last one. */
  readonly parcel: Parcel;
  readonly summary: Summary | null;
  /** Of the fence around the final text. */
  readonly tag: string;
  readonly memory: Memory;
}

/** The stages between Read and Envelope, one at a step. */
function* runSteps(
  reading: Reading,
  shaper: Shaper,
  deps: Deps,
  parts: Parts,
  previous?: Run,
): Generator<null, RunSteps> {
  let summary: Summary | null = null;
  const tag = shaper.render.fence ? (parts.textFences[0]?.makeTag(deps.randomId()) ?? '') : '';
  const memory = previous?.memory ?? new RunMemory();
  const tools: StepTools = {
    deps,
    memory,
    detectors: parts.detectors,
    carriesMeta: saysMeta(shaper, parts),
    finish: (parcel) =>
      [...textParts(layOutResult(wrapParcel(parcel, shaper, parts, summary), shaper, parts, tag))].join(''),
  };
  const start = startParcel(reading);
  let parcel = previous?.reading === reading ? (previous.parcels[0] ?? start) : start;
  const parcels: Parcel[] = [parcel];
  const stages: StageRun[] = [
    { id: 'read', isOn: shaper.read.on, value: parcel.value, report: report(parcel, parcel, []) },
  ];
  for (const step of parts.steps) {
    if (step.cutsRows === true) summary = summarizeRows(parcel, shaper, parts);
    const isOn = shaper[step.id].on;
    const isSkipped = !isOn || step.isIdle(shaper) || (parcel.failure !== null && !step.runsOnFailure);
    const kept = isSkipped ? null : keptOutcome(step, parcel, shaper, parts, previous);
    const outcome: StepOutcome = isSkipped
      ? { parcel, notes: [] }
      : (kept ?? (step.runInSteps ? yield* step.runInSteps(parcel, shaper, tools) : step.run(parcel, shaper, tools)));
    stages.push({
      id: step.id,
      isOn,
      value: outcome.parcel.value,
      report: report(parcel, outcome.parcel, outcome.notes),
    });
    parcel = outcome.parcel;
    parcels.push(parcel);
    yield null;
  }
  return { stages, parcels, parcel, summary, tag, memory };
}

function startParcel(reading: Reading): Parcel {
  const failure = findFailure(reading.value, reading.facts);
  const { value, facts } = reading;
  return {
    value,
    source: value,
    facts,
    claims: readClaims(value, facts),
    received: failure === null ? countRows(value) : 0,
    matched: null,
    page: null,
    sort: '',
    failure,
    warnings: isPartialError(value) ? [...reading.warnings, 'source_errors'] : reading.warnings,
    cuts: [],
    isInputPartial: reading.isPartial,
  };
}

/** A style without a place for it would lose what is said beside the rows. */
function saysMeta({ envelope }: Shaper, { styles: known }: Parts): boolean {
  return envelope.on && !find(known, envelope.style).lossy.includes('meta');
}

interface WrappedResult {
  readonly result: Result;
  readonly envelope: Json;
  readonly bodyKey: string | null;
}

/** One line over all rows that came, with what it leaves out where the source has more. */
function summarizeRows(
  { value, failure, matched, claims, page }: Parcel,
  { envelope }: Shaper,
  { summarizers: known }: Parts,
): Summary | null {
  const [summarizer] = known;
  if (envelope.summary === '' || failure !== null || !isArray(value) || summarizer === undefined) return null;
  const made = summarizer.summarize(value, envelope.summary);
  const stated = matched ?? claims.matched;
  const isPart = stated === null ? (page?.hasMore ?? claims.page?.hasMore ?? false) : stated > value.length;
  return isPart ? { ...made, text: resultWords.summaryOfPart(made.text, value.length, stated) } : made;
}

function wrapParcel(parcel: Parcel, shaper: Shaper, parts: Parts, summary: Summary | null): WrappedResult {
  const result = toResult(parcel, summary);
  const style = shaper.envelope.on ? find(parts.styles, shaper.envelope.style) : null;
  const envelope =
    style === null ? (result.error === null ? result.data : parcel.value) : style.wrap(result, shaper.envelope);
  return { result, envelope, bodyKey: style?.bodyKey ?? null };
}

function layOutResult(
  { envelope, bodyKey }: WrappedResult,
  { render }: Shaper,
  parts: Parts,
  tag: string,
): Iterable<TextPart> {
  if (!render.on) return typeof envelope === 'string' ? [envelope] : layOutJson(envelope);
  const body = find(parts.formats, render.format);
  const head = find(parts.formats, render.head);
  const layout = layOutText({ envelope, bodyKey }, placementFor(body, render.placement), body, head, render.options);
  const [fence] = render.fence ? parts.textFences : [];
  return fence === undefined ? layout : fence.wrap(layout, tag);
}

function keptOutcome(
  step: Step,
  parcel: Parcel,
  shaper: Shaper,
  parts: Parts,
  previous: Run | undefined,
): StepOutcome | null {
  const index = previous?.stages.findIndex((stage) => stage.id === step.id) ?? -1;
  const after = previous?.parcels[index];
  if (previous === undefined || after === undefined || previous.parcels[index - 1] !== parcel) return null;
  const settingsOf = (one: Shaper) => JSON.stringify(step.settings(one, saysMeta(one, parts)));
  if (!previous.shaper[step.id].on || settingsOf(previous.shaper) !== settingsOf(shaper)) return null;
  return { parcel: after, notes: previous.stages[index]?.report.notes ?? [] };
}

function report(before: Parcel, after: Parcel, notes: readonly Note[]): Report {
  const rows = (parcel: Parcel) => (parcel.failure === null ? countRows(parcel.value) : 0);
  const received = after.received === before.received ? rows(before) : after.received;
  const kept = rows(after);
  return { received, kept, omitted: received - kept, notes };
}

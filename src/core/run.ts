import { readClaims } from './claims.ts';
import { findFailure, isPartialError } from './decide/index.ts';
import type {
  Deps,
  Detector,
  EnvelopeStyle,
  Format,
  Json,
  Note,
  Parcel,
  Reading,
  Report,
  Result,
  StageRun,
  StepOutcome,
  StepTools,
  Wire,
} from './model.ts';
import { find } from './registry.ts';
import { placementFor, renderText } from './render/render-text.ts';
import { toResult } from './result.ts';
import { countRows } from './rows.ts';
import type { Shaper } from './shaper.ts';
import { writeJson } from './write-json.ts';

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
}

/** A stage between Read and Envelope. */
export interface Step {
  readonly id: 'select' | 'fields' | 'redact' | 'truncate';
  /** Whether an error's texts pass through it. */
  readonly runsOnFailure: boolean;
  /** True where these options change nothing, so that exported code needs no such step. */
  isIdle(shaper: Shaper): boolean;
  /** What its outcome depends on beside the parcel. */
  settings(shaper: Shaper): unknown;
  run(parcel: Parcel, shaper: Shaper, tools: StepTools): StepOutcome;
}

/** What a chain is made of. The app has all of it, exported code what its shaper uses. */
export interface Parts {
  readonly steps: readonly Step[];
  readonly detectors: readonly Detector[];
  readonly styles: readonly EnvelopeStyle[];
  readonly formats: readonly Format[];
  readonly wires: readonly Wire[];
}

/** The chain. `previous` lets a step whose input and options are unchanged keep its outcome. */
export function runChain(reading: Reading, shaper: Shaper, deps: Deps, parts: Parts, previous?: Run): Run {
  const tools: StepTools = { deps, detectors: parts.detectors, finish: (parcel) => finish(parcel, shaper, parts).text };
  const start = startParcel(reading);
  let parcel = previous?.reading === reading ? (previous.parcels[0] ?? start) : start;
  const parcels: Parcel[] = [parcel];
  const stages: StageRun[] = [
    { id: 'read', isOn: shaper.read.on, value: parcel.value, report: report(parcel, parcel, []) },
  ];
  for (const step of parts.steps) {
    const isOn = shaper[step.id].on;
    const isSkipped = !isOn || step.isIdle(shaper) || (parcel.failure !== null && !step.runsOnFailure);
    const kept = isSkipped ? null : keptOutcome(step, parcel, shaper, previous);
    const outcome: StepOutcome = isSkipped ? { parcel, notes: [] } : (kept ?? step.run(parcel, shaper, tools));
    stages.push({
      id: step.id,
      isOn,
      value: outcome.parcel.value,
      report: report(parcel, outcome.parcel, outcome.notes),
    });
    parcel = outcome.parcel;
    parcels.push(parcel);
  }
  const { result, envelope, text } = finish(parcel, shaper, parts);
  const { message } = shaper;
  const call = { tool: parcel.facts.tool ?? message.tool, callId: parcel.facts.callId ?? message.callId };
  const sent = message.on ? find(parts.wires, message.wire).toMessage({ text, result, envelope }, call) : text;
  const after = report(parcel, parcel, []);
  for (const [id, value] of [
    ['envelope', envelope],
    ['render', text],
    ['message', sent],
  ] as const) {
    stages.push({ id, isOn: shaper[id].on, value, report: after });
  }
  return { stages, result, envelope, text, message: sent, reading, shaper, parcels };
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

function finish(parcel: Parcel, shaper: Shaper, parts: Parts): { result: Result; envelope: Json; text: string } {
  const result = toResult(parcel);
  const style = shaper.envelope.on ? find(parts.styles, shaper.envelope.style) : null;
  const envelope =
    style === null ? (result.error === null ? result.data : parcel.value) : style.wrap(result, shaper.envelope);
  const { render } = shaper;
  if (!render.on) return { result, envelope, text: typeof envelope === 'string' ? envelope : writeJson(envelope) };
  const body = find(parts.formats, render.format);
  const head = find(parts.formats, render.head);
  const placement = placementFor(body, render.placement);
  return {
    result,
    envelope,
    text: renderText({ envelope, bodyKey: style?.bodyKey ?? null }, placement, body, head, render.options),
  };
}

function keptOutcome(step: Step, parcel: Parcel, shaper: Shaper, previous: Run | undefined): StepOutcome | null {
  const index = previous?.stages.findIndex((stage) => stage.id === step.id) ?? -1;
  const after = previous?.parcels[index];
  if (previous === undefined || after === undefined || previous.parcels[index - 1] !== parcel) return null;
  if (
    !previous.shaper[step.id].on ||
    JSON.stringify(step.settings(previous.shaper)) !== JSON.stringify(step.settings(shaper))
  )
    return null;
  return { parcel: after, notes: previous.stages[index]?.report.notes ?? [] };
}

function report(before: Parcel, after: Parcel, notes: readonly Note[]): Report {
  const rows = (parcel: Parcel) => (parcel.failure === null ? countRows(parcel.value) : 0);
  const received = after.received === before.received ? rows(before) : after.received;
  const kept = rows(after);
  return { received, kept, omitted: received - kept, notes };
}

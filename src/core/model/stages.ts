import type { Detector } from './detection.ts';
import type { Json, Path, Values } from './json.ts';
import type { Facts } from './reading.ts';
import type { Cut, EmptyReason, Page, ReceiptAction, Status, ToolError } from './result.ts';

export type StageId = 'read' | 'select' | 'fields' | 'redact' | 'truncate' | 'envelope' | 'render' | 'message';

/** kept + omitted = received, always. */
export interface Report {
  readonly received: number;
  readonly kept: number;
  readonly omitted: number;
  /** What the stage did, as ids with values for the catalogue. */
  readonly notes: readonly Note[];
}
export interface Note {
  readonly id: string;
  readonly values: Values;
}

export interface SortKey {
  readonly path: Path;
  readonly direction: 'asc' | 'desc';
}

/** What an output says of itself beside its rows. */
export interface Claims {
  /** The source states whether the call worked, so that what it leaves out means something. */
  readonly isContract: boolean;
  readonly status: Status | null;
  /** It says that there are no rows. */
  readonly isEmpty: boolean;
  readonly emptyReason: EmptyReason | null;
  readonly matched: number | null;
  /** Null when it does not say. */
  readonly isComplete: boolean | null;
  readonly page: Page | null;
  readonly action: ReceiptAction | null;
  readonly resourceId: string | null;
  readonly summary: string | null;
  readonly nextActions: readonly string[];
  readonly warnings: readonly string[];
  readonly durationMs: number | null;
}

/** A field that stands elsewhere than in the source, so that redaction knows it under both names. */
export interface MovedField {
  readonly path: Path;
  readonly name: string;
  readonly to: Path;
}

/** What Fields took out of the rows, to be said beside them. */
export interface BesideRows {
  /** A record that holds what is the same in every row; null for nothing. */
  readonly constants: Json | null;
  /** Short names and, at its place in a record, what each stands for. */
  readonly aliases: readonly { readonly alias: string; readonly record: Json }[];
  /** Rows that the groups stand for; null where the rows are no groups. */
  readonly groupedFrom: number | null;
  readonly moved: readonly MovedField[];
  /** Trace fields, which stand in the log of the call only; null where there are none. */
  readonly traced: { readonly call: string; readonly fields: readonly string[] } | null;
}

/** What travels along the chain from Select to Envelope. */
export interface Parcel {
  readonly value: Json;
  /** The reading's whole value, for what the source says of itself. */
  readonly source: Json;
  readonly facts: Facts;
  readonly claims: Claims;
  /** Rows in the paste. */
  readonly received: number;
  readonly matched: number | null;
  readonly page: Page | null;
  /** Which state of its data the source says that this is. */
  readonly snapshot?: string;
  /** The stated order of the rows; empty when not stated. */
  readonly sort: string;
  readonly failure: ToolError | null;
  readonly warnings: readonly string[];
  readonly cuts: readonly Cut[];
  readonly beside?: BesideRows;
  /** Which rows are shown, from 1, where they are not the first. */
  readonly rowsShown?: string;
  /** Where all of it can be had. */
  readonly artifact?: string;
  /** Display fields that gave way to a budget. */
  readonly leftOutFields?: readonly string[];
  /** Grapheme clusters of a value that is text, before it was cut; left out where it is whole. */
  readonly characters?: number;
  readonly isInputPartial: boolean;
  /** Nothing is left of a text that was there: all of it was redacted. */
  readonly isHidden?: boolean;
}

/** What steps have worked out and may take up again in the next run. Nothing of it shows in a result. */
export interface Memory {
  /** The last one that was made for this key, or a new one. */
  recall<T>(kind: new () => T, key: string): T;
}

/** What a step may ask of the rest of the chain. */
export interface StepTools {
  readonly deps: Deps;
  readonly memory: Memory;
  readonly detectors: readonly Detector[];
  /** Whether the envelope says what stands beside the rows. */
  readonly carriesMeta: boolean;
  /** The final text that a parcel would give. */
  finish(parcel: Parcel): string;
}

export interface StepOutcome {
  readonly parcel: Parcel;
  readonly notes: readonly Note[];
}

export interface StageRun {
  readonly id: StageId;
  readonly isOn: boolean;
  /** The value after this stage; after Render a string. */
  readonly value: Json;
  readonly report: Report;
}

export interface Deps {
  /** Exact tokens of a text. */
  countTokens(text: string): number;
  /** Milliseconds since 1970. */
  now(): number;
  randomId(): string;
  /** Under one key equal values have equal hashes, across results too. Never part of a shaper. */
  readonly hashKey?: string;
}

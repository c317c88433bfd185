// The nouns of Toolshape. Types only: nothing here exists at run time.

/** A number whose source text `JSON.stringify` would not give back, such as 9007199254740993, 1280.50 or 1e400. */
export interface ExactNumber {
  readonly text: string;
  valueOf(): number;
}

/** A value as the chain carries it. It stays in the worker or in exported code and never crosses a border. */
export type Json = null | boolean | number | string | ExactNumber | JsonArray | JsonObject;
export type JsonArray = readonly Json[];
/** A Map stands in where a plain object would change the order of keys that look like integers. */
export type JsonObject = PlainObject | ReadonlyMap<string, Json>;
export interface PlainObject {
  readonly [key: string]: Json;
}

/** Every element of a list. */
export interface EachSegment {
  readonly each: true;
}
/** A key, an index, or every element. */
export type PathSegment = string | number | EachSegment;
export type Path = readonly PathSegment[];

/** Something about the input that a person should know: an id with values; the sentence comes from the catalogue. */
export interface Problem {
  readonly id: string;
  readonly values: Values;
  /** UTF-16 offsets into the output as pasted. */
  readonly start: number;
  readonly end: number;
}
export type Values = { readonly [name: string]: string | number | boolean | null };

export type ToolKind = 'query' | 'action' | 'aggregate' | 'file' | 'code' | 'retrieval';

/** What the caller knows beside the text. */
export interface Facts {
  readonly tool?: string;
  readonly callId?: string;
  readonly kind?: ToolKind;
  readonly httpStatus?: number;
  /** Names in lower case. */
  readonly headers?: { readonly [name: string]: string };
  readonly exitCode?: number;
  readonly stderr?: string;
  readonly durationMs?: number;
  /** The protocol's own mark of failure, such as `isError` of MCP or `is_error` of Anthropic. */
  readonly isError?: boolean;
  /** The cursor that the call was made with, as it gave it. */
  readonly cursor?: string;
  /** What the call asked for, such as its arguments as JSON: a cursor holds for nothing else. */
  readonly query?: string;
  /** Whose data the call may see: a cursor holds for nobody else. */
  readonly tenant?: string;
}
export type FactName = keyof Facts;
/** The id of the reader that found the fact, or `hand`. */
export type FactSources = { readonly [name in FactName]?: string };

/** A layer that a reader took off, in the order from the outside in; JSON around an MCP result's text is one too. */
export interface Wrapper {
  readonly reader: string;
  readonly values: Values;
}

/** An output understood. */
export interface Reading {
  readonly value: Json;
  /** The reader that gave the value, such as `json` or `csv`. */
  readonly reader: string;
  /** The format in which the stages before Render are counted. */
  readonly format: string;
  /** Indent of the pasted JSON: spaces, or a tab; 0 where it stands on one line. */
  readonly indent: number | '\t';
  readonly wrappers: readonly Wrapper[];
  readonly facts: Facts;
  readonly factSources: FactSources;
  readonly problems: readonly Problem[];
  /** True where the text was cut off or repaired, so that it can't be called complete. */
  readonly isPartial: boolean;
  /** Codes that the result is to carry from the start. */
  readonly warnings: readonly string[];
  /** The calls of the log that the output is, in their order; empty where it is none. */
  readonly calls: readonly LoggedCall[];
}

/** A call in the log of a conversation. */
export interface LoggedCall {
  /** The call's own id, or its place, such as `#3`, where it has none of its own. As the fact `callId` it chooses the call. */
  readonly id: string;
  readonly tool: string | null;
  readonly status: 'answered' | 'failed' | 'unanswered';
  readonly isTaken: boolean;
  readonly content: Json;
}

export interface ReadHints {
  readonly facts?: Facts;
  /** Ids of the readers to try; all of them when left out. Plain text always remains. */
  readonly readers?: readonly string[] | null;
}

/** What a reader is given: the text still to be understood, or a value that may be a wrapper around another. */
export type ReadInput = { readonly of: 'text'; readonly text: string } | { readonly of: 'value'; readonly value: Json };

/** What a reader made of its input. */
export interface ReadStep {
  /** More text or another value to read, or the value itself. */
  readonly next: ReadInput;
  /** True where `next` is what the tool returned and no reader of text need look at it. */
  readonly isFinal: boolean;
  readonly format?: string;
  readonly indent?: number | '\t';
  readonly facts?: Facts;
  readonly values?: Values;
  /** Offsets count from the start of this reader's input. */
  readonly problems?: readonly Problem[];
  /** Where the next text starts in this one, when it is a part of it. */
  readonly offset?: number;
  readonly isPartial?: boolean;
  /** Codes that the result is to carry. */
  readonly warnings?: readonly string[];
  readonly calls?: readonly LoggedCall[];
}

export interface Reader {
  readonly id: string;
  /** Readers of `text` come first; readers of `value` look into what those found. */
  readonly of: 'text' | 'value';
  /** True where the step takes off a layer instead of giving the value. */
  readonly isWrapper: boolean;
  /** Tried only where a config names it: it guesses what was meant. */
  readonly isOptIn?: boolean;
  /** The reader that guesses what this one could not read. */
  readonly repairedBy?: string;
  /** Readers that watch over the texts which this one refuses: a config that pins this one pins them too. */
  readonly pinsWith?: readonly string[];
  /** What it gives is one thing, and the lists in it are parts of that: none of them holds the records. */
  readonly givesOneThing?: boolean;
  /** UTF-16 units of the longest text that it reads: a longer one stays as it is, and that is said. */
  readonly longest?: number;
  /** Takes what no other reader knows. */
  readonly takesAll?: boolean;
  /** Its records stand in the order in which things happened, the newest last. */
  readonly newestLast?: boolean;
  /** Null when the input is not this reader's. Never throws. `call` is the id of the call that is wanted of a log. */
  read(input: ReadInput, call?: string): ReadStep | null;
  /** As `read`, where that takes long. */
  readInSteps?(input: ReadInput, call?: string): Generator<null, ReadStep | null>;
}

export type Status = 'success' | 'error' | 'empty' | 'partial' | 'unknown';
export type ErrorClass = 'A' | 'B' | 'C' | 'D';
export type RetryRequires = 'backoff' | 'changed_args' | 'never' | 'not_an_error';

/** A failure by what the next step must be: A wait and retry, B change the call, C a person must act, D no error. */
export interface ToolError {
  readonly class: ErrorClass;
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
  readonly retryRequires: RetryRequires;
  readonly field?: string;
  readonly expected?: string;
  readonly example?: string;
  /** What the agent should do, as an instruction. */
  readonly agentAction?: string;
  /** Seconds, from a Retry-After header. */
  readonly retryAfterS?: number;
  readonly traceId?: string;
}

export type EmptyReason =
  | 'no_match'
  | 'permission_filtered'
  | 'scope_error'
  | 'upstream_error'
  | 'index_lag'
  | 'not_paged_to_end';
export type ReceiptAction = 'created' | 'updated' | 'unchanged' | 'deleted';

export interface SortKey {
  readonly path: Path;
  readonly direction: 'asc' | 'desc';
}

export interface Completeness {
  /** Rows that the source says exist; null when unknown. */
  readonly matched: number | null;
  readonly returned: number;
  readonly isComplete: boolean;
  /** Rows that came, where that is more than are returned and nobody says how many exist. */
  readonly received?: number;
  readonly unit: 'rows' | 'lines' | 'characters' | 'values';
}

export interface Page {
  /** Such as `updated_at desc, order_id asc`; empty when the order is not stated. */
  readonly sort: string;
  readonly cursor: string | null;
  readonly hasMore: boolean;
  /** The cursor's parts, where they are shown in place of its text. */
  readonly record?: JsonObject;
}

/** A cut inside a value, accounted for outside it. */
export interface Cut {
  readonly path: string;
  readonly omitted: number;
  readonly unit: 'characters' | 'levels' | 'elements';
}

/** A figure of a summary, computed from the rows before any was cut. */
export interface SummaryFact {
  /** As the template asks for it, such as `count status=refunded`. */
  readonly asked: string;
  readonly value: string;
  /** The rows that it is computed from, from 1, such as `1–10, 41`. */
  readonly rows: string;
}

export interface Summary {
  /** One line. */
  readonly text: string;
  /** Each figure in it, with the rows that it is computed from. */
  readonly facts: readonly SummaryFact[];
}

/** The canonical result. Every envelope style is a projection of it. */
export interface Result {
  readonly status: Status;
  readonly kind: ToolKind;
  readonly tool: string;
  readonly data: Json;
  readonly summary: string | null;
  /** What the figures of a computed summary rest on; left out where it is the source's own, or none. */
  readonly evidence?: readonly SummaryFact[];
  readonly completeness: Completeness;
  readonly emptyReason: EmptyReason | null;
  readonly error: ToolError | null;
  readonly action: ReceiptAction | null;
  readonly resourceId: string | null;
  readonly page: Page | null;
  readonly nextActions: readonly string[];
  /** Codes: result_truncated, text_truncated, nesting_truncated, over_budget, fields_redacted, input_truncated, input_broken …; after `fields_redacted` how much it was. */
  readonly warnings: readonly string[];
  readonly cuts: readonly Cut[];
  readonly durationMs: number | null;
  readonly meta: { readonly [name: string]: Json };
}

export type DecisionAction =
  | 'answer'
  | 'present'
  | 'fetch_next_page'
  | 'broaden'
  | 'ask_permission'
  | 'fix_arguments'
  | 'back_off'
  | 'fall_back'
  | 'stop_and_report'
  | 'say_uncertain';

/** What an agent that reads the result should do next, and the field of the result that says so. */
export interface Decision {
  readonly action: DecisionAction;
  readonly reason: { readonly id: string; readonly field: string; readonly values: Values };
}

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

/** What a step may ask of the rest of the chain. */
export interface StepTools {
  readonly deps: Deps;
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

export type Placement = 'inside' | 'above' | 'string';

export interface FormatOptions {
  /** Spaces or a tab for JSON; 2 when left out. */
  readonly indent?: number | '\t';
  /** What a flat format writes for null. */
  readonly nullToken?: string;
  readonly [name: string]: string | number | boolean | undefined;
}

/** A way to write a value as text: the parts, joined. */
export interface Format {
  readonly id: string;
  /** Can it hold objects in objects, so that an envelope fits around the rows. */
  readonly nests: boolean;
  readonly extension: string;
  readonly mediaType: string;
  /** Options that people can set, with their defaults. */
  readonly defaults: FormatOptions;
  /** The text of a value, its long list of rows still to be written. */
  layOut(value: Json, options: FormatOptions): Iterable<TextPart>;
}

export type TextPart = string | RowsPart;

/** Rows of a text, written when they are needed: all of a row at once, or its members one by one. */
export interface RowsPart {
  readonly rows: readonly Json[];
  /** What stands between rows. */
  readonly separator: string;
  write(row: Json): string;
  /** How `write` puts together a row that is an object with members; null where it does otherwise. */
  readonly members: RowMembers | null;
}

export interface RowMembers {
  readonly open: string;
  readonly between: string;
  readonly close: string;
  /** What every row shows, in this order; null where each shows its own members. */
  readonly columns: readonly string[] | null;
  write(key: string, value: Json | undefined): string;
}

/** How a rendering, read back, can differ from the value. */
export type LossKind =
  | 'number-became-text'
  | 'number-text-changed'
  | 'boolean-became-text'
  | 'null-became-empty'
  | 'null-became-text'
  | 'absent-became-empty'
  | 'absent-became-null'
  | 'nesting-became-text'
  | 'ambiguous-scalar'
  | 'key-order'
  | 'key-changed'
  | 'duplicate-header'
  | 'cell-breaks-row'
  | 'line-break-changed'
  | 'text-trimmed'
  | 'lone-surrogate'
  | 'control-character'
  | 'text-changed'
  | 'shape-changed'
  | 'unreadable';

/** One way in which a rendering, read back, differs from the value. */
export interface Loss {
  readonly kind: LossKind;
  /** The first place. */
  readonly path: Path;
  readonly count: number;
  /** The first places, five at most. */
  readonly places: readonly Path[];
}

/** What became of a value in a format. */
export interface Fidelity {
  /** True only where reading the text back gave an equal value; null where it was not checked. */
  readonly exact: boolean | null;
  readonly losses: readonly Loss[];
  /** Why it was not checked: the text is too long or nested too deeply. */
  readonly unchecked: 'size' | 'depth' | null;
}

/** A projection of the canonical result. */
export interface EnvelopeStyle {
  readonly id: string;
  /** The key under which the rows stand; null where the style carries none. */
  readonly bodyKey: string | null;
  /** The parts of a result that this style can't carry, by their names in `Result`. */
  readonly lossy: readonly string[];
  wrap(result: Result, options: EnvelopeOptions): Json;
  /** The parts of a result that an object in this style shows, or null when it is another style. */
  detect(value: Json): Partial<Result> | null;
}
export interface EnvelopeOptions {
  readonly style: string;
  /** Keys without a value stay, as null, so that every branch has the same shape. */
  readonly stableKeys: boolean;
  /** Extra members of `meta`, the same in every result. */
  readonly meta: { readonly [name: string]: string };
}

export interface Call {
  readonly tool: string;
  readonly callId: string;
}
export interface Sent {
  readonly text: string;
  readonly result: Result;
  readonly envelope: Json;
}
/** A provider's or protocol's own object around the text. */
export interface Wire {
  readonly id: string;
  toMessage(sent: Sent, call: Call): Json;
}

export interface Hit {
  readonly detector: string;
  readonly start: number;
  readonly end: number;
}
/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
/** What the shared scan looks for on behalf of a detector. */
export interface Anchors {
  /** Texts in lower case, met in any case; a digit in them stands for every digit. */
  readonly words?: readonly string[];
  /** Lengths of a run of digits with no letter before it; one below seven only where a separator and more digits follow. */
  readonly digits?: readonly [fewest: number, most: number];
  /** Which of ` ).-/` may follow a short run; any when left out. */
  readonly separators?: string;
  /** Lengths of a run of digits behind a letter. */
  readonly letterDigits?: readonly [fewest: number, most: number];
}
/** Finds one kind of secret or personal data in text. */
export interface Detector {
  readonly id: string;
  readonly group: 'secret' | 'person' | 'network';
  /** What a suggested rule does with its hits. */
  readonly suggests: 'mask' | 'fixed' | 'label' | 'generalise';
  /** Keys that tell what their value is: the detector then reads `key: value`. */
  readonly context?: RegExp;
  readonly anchors: Anchors;
  /** The hit at the anchor that starts at `at`, or null. Its work has a bound. */
  match(text: string, at: number): Span | null;
  /** Hits of a person's own pattern, which has no anchors. */
  findAll?(text: string): readonly Hit[];
}

export type Severity = 'error' | 'warning' | 'info';

/** Where a finding shows: a stage of the chain, a field, or the final text. */
export interface FindingPlace {
  readonly stage: StageId;
  readonly path?: Path;
  readonly start?: number;
  readonly end?: number;
}

/** One path over all records. */
export interface FieldStat {
  readonly path: Path;
  readonly depth: number;
  readonly isLeaf: boolean;
  readonly types: { readonly [type: string]: number };
  readonly present: number;
  readonly nulls: number;
  readonly absent: number;
  /** Texts, lists and objects with nothing in them; the texts apart too. */
  readonly empties: number;
  readonly emptyTexts: number;
  /** Distinct values, counted up to 1,000; `distinctCapped` tells when there are more. */
  readonly distinct: number;
  readonly distinctCapped: boolean;
  readonly sample: string;
  /** The most frequent values with their counts, for value maps; scalars only. */
  readonly top: readonly { readonly value: string | number | boolean | null; readonly count: number }[];
  /** Exact tokens of the field's lines in the pasted format, over all records; null until counted. */
  readonly tokens: number | null;
}

export interface Sample {
  readonly id: string;
  readonly name: string;
  readonly output: string;
  readonly facts: Facts;
}

export interface ExportedFile {
  readonly path: string;
  readonly text: string;
}
/** Path → text of the core's modules, such as `core/run.ts`. */
export type Sources = { readonly [path: string]: string };

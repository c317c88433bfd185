import type {
  Decision,
  DecisionAction,
  Detector,
  FactSources,
  Facts,
  FieldStat,
  Finding,
  LayerChoices,
  LoggedCall,
  LossKind,
  Path,
  Problem,
  Report,
  Result,
  recommendFormat,
  StageId,
  Status,
  Wrapper,
} from '../core/index.ts';

// What the worker answers with: plain data, small enough to cross the border whole.

export interface Fault {
  readonly id: 'deadline' | 'pattern' | 'crashed' | 'unknown-sample' | 'internal' | 'decode' | 'counter';
  readonly detail: string;
}

/** What a part of a text is. */
export interface Place {
  /** The part, up to whole words. */
  readonly word: string;
  /** The field of the selected records that holds it, as the source has it; null where that isn't known or is none. */
  readonly field: Path | null;
  /** Those that find it. */
  readonly detectors: readonly string[];
}

/** A whole text with what a look through it found. */
export interface Taken {
  readonly text: string;
  /** In UTF-8. */
  readonly bytes: number;
  /** What detectors find and nobody allowed, each kind once; secrets first, then the most frequent. */
  readonly found: readonly FoundKind[];
}

export interface FoundKind {
  readonly detector: string;
  readonly group: Detector['group'];
  readonly count: number;
}

/** What was asked about a reading; the rest is empty. */
export interface Inspected {
  readonly layers: readonly LayerChoices[];
  readonly calls: readonly CallView[];
  /** Null where nothing can be repaired without guessing what the whole means. */
  readonly repair: RepairView | null;
}

/** A call of a log, in the list of them. */
export type CallLine = Omit<LoggedCall, 'content'>;

export interface CallView extends CallLine {
  readonly output: string;
  readonly tokens: number;
}

export interface RepairView {
  /** The first changes, with some letters around each. */
  readonly hunks: readonly RepairHunk[];
  readonly changes: number;
  readonly added: number;
  readonly dropped: number;
  readonly itemsBefore: number;
  readonly isCut: boolean;
  /** Where it breaks, from 1. */
  readonly line: number;
}

export interface RepairHunk {
  readonly before: string;
  readonly dropped: string;
  readonly added: string;
  readonly after: string;
}

export interface ReadingView {
  readonly reader: string;
  readonly format: string;
  readonly wrappers: readonly Wrapper[];
  readonly facts: Facts;
  readonly factSources: FactSources;
  /** The first 200. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  readonly isPartial: boolean;
  /** A reader could guess what this one could not read. */
  readonly isRepairable: boolean;
  /** The calls of the log that the output is. */
  readonly calls: readonly CallLine[];
  readonly length: number;
  readonly bytes: number;
  /** Lists that could hold the records, the likeliest first. */
  readonly lists: readonly { readonly path: Path; readonly rows: number }[];
  /** Members that could say how many rows exist or where the next page is. */
  readonly scalars: readonly { readonly path: Path; readonly sample: string }[];
}

export interface StageView {
  readonly id: StageId;
  readonly isOn: boolean;
  readonly report: Report;
}

export interface FormatView {
  readonly id: string;
  /** UTF-16 units; null where this format is not written yet: see `Counted.bytes`. */
  readonly length: number | null;
  /** Where the rows stand in this format: `inside`, `above` or `string`. */
  readonly placement: string;
}

/** Sent twice for one `shape` where the text takes long to write: first with no more than the text's beginning. */
export interface Shaped {
  readonly id: number;
  readonly sample: string;
  readonly reading: ReadingView;
  readonly stages: readonly StageView[];
  /** The result without its data. */
  readonly result: Omit<Result, 'data'>;
  readonly decision: Decision;
  /** Null where the output is big: they follow in a `described`. */
  readonly findings: readonly Finding[] | null;
  /** The selected records' fields as the source has them. */
  readonly fields: readonly FieldStat[];
  readonly formats: readonly FormatView[];
  /** The first 20,000 UTF-16 units of the final text, and its length. */
  readonly text: string;
  readonly textLength: number;
  /** The final text's size in the unit of the budget; null for tokens, and while the text is being written. */
  readonly budgetSize: number | null;
  /** The message as indented JSON, cut at 20,000 units for the eye. */
  readonly message: string;
  /** False where the output is big: fields are empty and follow in a `described`. */
  readonly isDescribed: boolean;
  readonly ms: number;
}

/** What a `Shaped` of a big output left out, or findings that the count changed. */
export interface Described {
  readonly id: number;
  readonly sample: string;
  readonly fields: readonly FieldStat[];
  /** Null while they are still to come. */
  readonly findings: readonly Finding[] | null;
}

export interface Count {
  readonly tokens: number;
  readonly isExact: boolean;
}

/** Whether a format gives the data back: null where it was not read back, as the text is long. */
export interface FidelityView {
  readonly exact: boolean | null;
  /** The most frequent first, each with the paths of its first places. */
  readonly losses: readonly { readonly kind: LossKind; readonly count: number; readonly places: readonly string[] }[];
}

/** A run in figures. */
export interface Measured {
  /** Exact, of the final text. */
  readonly tokens: number;
  readonly status: Status;
  readonly action: DecisionAction;
  readonly findings: readonly Finding[];
  /** Findings that say that a secret or personal data is in the text. */
  readonly leaks: number;
  readonly losses: FidelityView['losses'];
  /** False where the text is too long to be read back: its losses are not known. */
  readonly isReadBack: boolean;
  /** Rows. */
  readonly received: number;
  readonly kept: number;
  /** The first 200,000 UTF-16 units. */
  readonly text: string;
  readonly textLength: number;
}

/** Sent several times for one `shape`: the shown format first. */
export interface Counted {
  readonly id: number;
  readonly sample: string;
  readonly isDone: boolean;
  readonly stages: { readonly [stage in StageId]?: Count };
  readonly formats: { readonly [format: string]: Count };
  /** In UTF-8, of the formats written so far. */
  readonly bytes: { readonly [format: string]: number };
  /** The format that a rule of thumb names for the data, and the rule. */
  readonly recommended?: ReturnType<typeof recommendFormat>;
  /** Of the formats read back so far. */
  readonly fidelity?: { readonly [format: string]: FidelityView };
  /** By the fields' position in `Shaped.fields`; null until counted. */
  readonly fields: readonly (number | null)[] | null;
  /** Tokens of the message's JSON beside the text, an estimate; not said where only the output is counted yet. */
  readonly overhead?: number | undefined;
  readonly ms: number;
}

export type FormatTokens = { readonly [format: string]: number };

/** Exact counts of the final text by the number of rows in it. */
export interface RowPlot {
  readonly rows: readonly number[];
  /** More than the last of `rows` where counting them all would take long. */
  readonly existing: number;
  /** In the order of `rows`. */
  readonly tokens: { readonly [format: string]: readonly number[] };
}

/** What a final text costs by path. */
export interface Bill {
  /** The exact count of the text: all tokens of all lines. */
  readonly total: number;
  /** False where the text is not what it was taken for: what could not be told apart is the whole's. */
  readonly isTraced: boolean;
  /** Parents before their children; the first is the whole. */
  readonly lines: readonly BillLine[];
}

export interface BillLine {
  /** In the value that the text was written from. */
  readonly path: Path;
  /** The place of the parent's line; -1 for the whole. */
  readonly parent: number;
  /** The field of the selected records as the source has it; null for what is none. */
  readonly field: Path | null;
  /** Of its own, without what stands below it, in the order of `pieceKinds`. */
  readonly tokens: readonly number[];
}

/** What a well-known cut makes of a text. */
export interface Taught {
  readonly naive: LessonSide;
  readonly corrected: LessonSide;
}
export interface LessonSide {
  /** Its first 20,000 UTF-16 units. */
  readonly text: string;
  readonly length: number;
  readonly tokens: number;
}

/** The final text after edits that were not done. */
export interface Weighed {
  readonly tokens: number;
  /** Rows that the model gets. */
  readonly rows: number;
}

import type {
  AnyLimit,
  Edit,
  ExportedFile,
  Facts,
  Path,
  Problem,
  Shaper,
  StageId,
  VariantOutput,
} from '../core/index.ts';
import type { EncodingName } from '../tokens/encoding-name.ts';
import type {
  Bill,
  Counted,
  Described,
  Fault,
  FormatTokens,
  Inspected,
  Measured,
  Place,
  RowPlot,
  Shaped,
  Taken,
  Taught,
  Weighed,
} from './answers.ts';

export type { EncodingName };

// What crosses the border between page and worker: plain data only. Values and big texts stay in the worker.

/** A text that the worker holds. */
export type TextRef =
  | { readonly of: 'output' }
  | { readonly of: 'stage'; readonly stage: StageId }
  | { readonly of: 'format'; readonly format: string }
  | { readonly of: 'message' }
  /** The rows that the model gets, as CSV that a spreadsheet program can open safely. */
  | { readonly of: 'spreadsheet' };

/** One replacement in the output, offsets in UTF-16 units of the text before it. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * What of a `shape` a worker answers where two are at work: the first one all but what the other formats and the fields
 * cost, the second one that alone. Left out for all of it.
 */
export type Share = 'first' | 'second';

/** Requests carry ids that only grow. The newest `shape` wins: older ones are dropped, also in the middle of a count. */
export type Request =
  | {
      readonly type: 'open';
      readonly id: number;
      readonly sample: string;
      readonly text: string;
      readonly facts: Facts;
      /** Those of a file that was decoded before; left out for a paste. */
      readonly problems?: readonly Problem[];
    }
  | {
      readonly type: 'decode';
      readonly id: number;
      readonly sample: string;
      readonly bytes: ArrayBuffer;
      readonly facts: Facts;
    }
  | { readonly type: 'change'; readonly id: number; readonly sample: string; readonly changes: readonly TextChange[] }
  | { readonly type: 'close'; readonly id: number; readonly sample: string }
  /** `readers` are those that may read it; left out for whatever fits. */
  | {
      readonly type: 'suggest';
      readonly id: number;
      readonly sample: string;
      readonly readers?: readonly string[] | null;
      readonly facts?: Facts;
    }
  | {
      readonly type: 'inspect';
      readonly id: number;
      readonly sample: string;
      readonly shaper: Shaper;
      readonly facts: Facts;
      readonly what: 'layers' | 'calls' | 'repair';
    }
  | {
      readonly type: 'shape';
      readonly id: number;
      readonly sample: string;
      readonly shaper: Shaper;
      readonly facts: Facts;
      readonly budget: AnyLimit | null;
      readonly share?: Share;
    }
  | {
      readonly type: 'slice';
      readonly id: number;
      readonly sample: string;
      readonly ref: TextRef;
      readonly start: number;
      readonly end: number;
    }
  /** A whole text that is about to leave the page, and what is in it. */
  | { readonly type: 'take'; readonly id: number; readonly sample: string; readonly ref: TextRef }
  | {
      readonly type: 'ends';
      readonly id: number;
      readonly sample: string;
      readonly ref: TextRef;
      readonly start: number;
      readonly end: number;
    }
  /** What a part of a text is, so that a rule can hide it; `at` is where it stands, null for its first place. */
  | {
      readonly type: 'place';
      readonly id: number;
      readonly sample: string;
      readonly ref: TextRef;
      readonly text: string;
      readonly at: number | null;
    }
  /** Where a field of the records stands in a text. */
  | {
      readonly type: 'locate';
      readonly id: number;
      readonly sample: string;
      readonly ref: TextRef;
      readonly path: Path;
      readonly start: number;
      readonly end: number;
    }
  /** What another config, or the same one, makes of a sample; beside the `shape` on the screen. */
  | {
      readonly type: 'measure';
      readonly id: number;
      readonly sample: string;
      readonly shaper: Shaper;
      readonly facts: Facts;
      readonly budget: AnyLimit | null;
    }
  /** Another output of the same tool, made of this one. */
  | {
      readonly type: 'vary';
      readonly id: number;
      readonly sample: string;
      readonly variant: string;
      readonly shaper: Shaper;
      readonly facts: Facts;
    }
  /** How many tokens a part of a text is by itself. */
  | {
      readonly type: 'count';
      readonly id: number;
      readonly sample: string;
      readonly ref: TextRef;
      readonly start: number;
      readonly end: number;
    }
  /** What every format costs in another encoding. */
  | { readonly type: 'tally'; readonly id: number; readonly sample: string; readonly encoding: EncodingName }
  /** What every format costs for some numbers of rows. */
  | { readonly type: 'plot'; readonly id: number; readonly sample: string }
  /** What each path of the final text costs. */
  | { readonly type: 'bill'; readonly id: number; readonly sample: string }
  /** What the final text would cost after edits. */
  | { readonly type: 'weigh'; readonly id: number; readonly sample: string; readonly edits: readonly Edit[] }
  /** What a well-known cut makes of the example, or of the sample's output where there is none. */
  | {
      readonly type: 'teach';
      readonly id: number;
      readonly sample: string;
      readonly lesson: string;
      readonly example: string | null;
    }
  | { readonly type: 'export'; readonly id: number; readonly name: string; readonly shaper: Shaper }
  /** Ends the newest `shape`, in the middle of a count too. */
  | { readonly type: 'cancel'; readonly id: number };

export type Response =
  | { readonly type: 'ready'; readonly ms: number }
  /** Redaction was tried on made-up values: what got through, nothing where it works. */
  | { readonly type: 'tried'; readonly leaked: readonly string[] }
  | {
      readonly type: 'opened';
      readonly id: number;
      readonly sample: string;
      readonly length: number;
      readonly encoding: string;
      /** The text that was decoded, and what was wrong with its bytes; left out where the page sent the text. */
      readonly decoded?: { readonly text: string; readonly problems: readonly Problem[] };
    }
  | { readonly type: 'suggested'; readonly id: number; readonly sample: string; readonly shaper: Shaper }
  | ({ readonly type: 'shaped' } & Shaped)
  | ({ readonly type: 'described' } & Described)
  | ({ readonly type: 'counted' } & Counted)
  /** A long job is still at work. */
  | { readonly type: 'progress'; readonly id: number }
  | {
      readonly type: 'slice';
      readonly id: number;
      readonly start: number;
      readonly text: string;
      readonly length: number;
    }
  /** Null where the text has no such part. */
  | { readonly type: 'placed'; readonly id: number; readonly place: Place | null }
  | { readonly type: 'taken'; readonly id: number; readonly taken: Taken }
  | { readonly type: 'ends'; readonly id: number; readonly start: number; readonly ends: Uint32Array }
  /** Starts and ends in turn. */
  | { readonly type: 'located'; readonly id: number; readonly ranges: Uint32Array }
  | { readonly type: 'measured'; readonly id: number; readonly measured: Measured }
  | { readonly type: 'inspected'; readonly id: number; readonly inspected: Inspected }
  /** Null where this output has no such variant. */
  | { readonly type: 'varied'; readonly id: number; readonly variant: VariantOutput | null }
  | { readonly type: 'partCounted'; readonly id: number; readonly tokens: number }
  /** Null where another shaping began in the meantime. */
  | { readonly type: 'tallied'; readonly id: number; readonly tokens: FormatTokens | null }
  /** Null where there are no rows, or another shaping began in the meantime. */
  | { readonly type: 'plotted'; readonly id: number; readonly plot: RowPlot | null }
  | { readonly type: 'billed'; readonly id: number; readonly bill: Bill | null }
  | { readonly type: 'weighed'; readonly id: number; readonly weighed: Weighed | null }
  | { readonly type: 'taught'; readonly id: number; readonly taught: Taught | null }
  | { readonly type: 'exported'; readonly id: number; readonly files: readonly ExportedFile[] }
  /** A job that could not be done; the last good state stays. */
  | { readonly type: 'failed'; readonly id: number; readonly fault: Fault };

/** The text after the changes, each of which counts its offsets in the text that the one before it left. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let changed = text;
  for (const { start, end, text: inserted } of changes) {
    changed = changed.slice(0, start) + inserted + changed.slice(end);
  }
  return changed;
}

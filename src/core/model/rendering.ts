import type { Json, Path } from './json.ts';

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
  /** Some rows at once, with what stands between them: where that is faster than one by one. */
  readonly writeSome?: (rows: readonly Json[]) => string;
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

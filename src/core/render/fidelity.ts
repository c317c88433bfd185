import type { FormatOptions, Json, Path } from '../model.ts';

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

/** What a reader makes of a rendering. */
export interface ReadBackValue {
  readonly value: Json;
  /** Names that the reader made up because a header or record had the same one twice. */
  readonly renamed?: ReadonlySet<string>;
  /** What readers of an older version of the format take it for. */
  readonly other?: unknown;
}

/** Reads what one format wrote. Kept apart from the formats, so that exported code carries no reader. */
export interface ReadBack {
  /** That of the format. */
  readonly id: string;
  /** Null where the text is not in the format. */
  read(text: string, options: FormatOptions): ReadBackValue | null;
}

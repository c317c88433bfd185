import type { FormatOptions, Json } from '../model.ts';

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

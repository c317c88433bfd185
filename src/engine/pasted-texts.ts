import { type FormatOptions, formats, type Json, layOutAs, type Reading, renderAsParts } from '../core/index.ts';
import type { TextMeasure, TokenCounter } from '../tokens/index.ts';
import { countKnownRows, countLayout } from './count-layout.ts';
import type { RowCounts } from './row-counts.ts';

/** Writes values in the format of the paste, so that each stage's saving is its own; keeps what it wrote. */
export class PastedTexts {
  readonly #layout: Layout;
  readonly #written = new WeakMap<object, string>();
  readonly #counted = new WeakMap<object, number>();

  constructor(reading: Reading) {
    this.#layout = layoutOf(reading);
  }

  fits(reading: Reading): boolean {
    const { format, options } = layoutOf(reading);
    return format === this.#layout.format && options.indent === this.#layout.options.indent;
  }

  /** Counts a value without keeping its text. */
  *count(value: Json, counter: TokenCounter, rowCounts: RowCounts, isPreparing: boolean): Generator<null, number> {
    const isKept = value !== null && typeof value === 'object';
    const known = isKept && !isPreparing ? this.#counted.get(value) : undefined;
    if (known !== undefined) return known;
    const { format, options } = this.#layout;
    const countRows = rowCounts.by(format, options, counter, isPreparing);
    const { tokens } = yield* countLayout(counter, layOutAs(format, value, options), countRows);
    if (isKept) this.#counted.set(value, tokens);
    return tokens;
  }

  /** Counts a value from what is known of its rows; null where that is nothing. */
  *countKnown(
    value: Json,
    counter: TokenCounter,
    rowCounts: RowCounts,
    isPreparing: boolean,
  ): Generator<null, TextMeasure | null> {
    const { format, options } = this.#layout;
    const countRows = rowCounts.by(format, options, counter, isPreparing);
    return yield* countKnownRows(counter, layOutAs(format, value, options), countRows);
  }

  /** Some records at a step. */
  *write(value: Json): Generator<null, string> {
    const isKept = value !== null && typeof value === 'object';
    const known = isKept ? this.#written.get(value) : undefined;
    if (known !== undefined) return known;
    const parts: string[] = [];
    for (const part of renderAsParts(this.#layout.format, value, this.#layout.options)) {
      parts.push(part);
      yield null;
    }
    const text = parts.join('');
    if (isKept) this.#written.set(value, text);
    return text;
  }
}

interface Layout {
  readonly format: string;
  readonly options: FormatOptions;
}

function layoutOf({ format, indent }: Reading): Layout {
  if (!formats.some(({ id }) => id === format)) return { format: 'json', options: { indent: 2 } };
  return { format, options: { indent } };
}

import { type FormatOptions, formats, type Json, type Reading, renderAsParts } from '../core/index.ts';

/** Writes values in the format of the paste, so that each stage's saving is its own; keeps what it wrote. */
export class PastedTexts {
  readonly #layout: Layout;
  readonly #written = new WeakMap<object, string>();

  constructor(reading: Reading) {
    this.#layout = layoutOf(reading);
  }

  fits(reading: Reading): boolean {
    const { format, options } = layoutOf(reading);
    return format === this.#layout.format && options.indent === this.#layout.options.indent;
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

import { type FormatOptions, formats, type Json, type Reading, renderAs } from '../core/index.ts';

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

  write(value: Json): string {
    if (value === null || typeof value !== 'object') return this.#render(value);
    const known = this.#written.get(value);
    if (known !== undefined) return known;
    const text = this.#render(value);
    this.#written.set(value, text);
    return text;
  }

  #render(value: Json): string {
    return renderAs(this.#layout.format, value, this.#layout.options);
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

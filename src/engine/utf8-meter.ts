const kept = 3 << 14;

/** Tells bytes in UTF-8 by encoding, which is many times as fast as looking at each unit of a long text. */
export class Utf8Meter {
  readonly #encoder = new TextEncoder();
  readonly #bytes = new Uint8Array(kept);

  length(text: string): number {
    let { read, written } = this.#encoder.encodeInto(text, this.#bytes);
    while (read < text.length) {
      const more = this.#encoder.encodeInto(text.slice(read), this.#bytes);
      read += more.read;
      written += more.written;
    }
    return written;
  }
}

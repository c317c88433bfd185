import type { PieceTokens } from './pieces.ts';

/** Collects the ends of tokens and turns their byte offsets into UTF-16 offsets on the way. */
export class TokenEnds {
  readonly #limit: number;
  #offsets = new Uint32Array(1024);
  #count = 0;
  /** UTF-16 units before the byte that comes next. */
  #units = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#count >= this.#limit;
  }

  /** Adds the tokens of the piece that begins at `from`, where the piece before it ended. */
  add(bytes: Uint8Array, from: number, tokens: PieceTokens): void {
    let at = from;
    for (let i = 0; i < tokens.count && !this.isFull; i++) {
      const end = tokens.ends[i] as number;
      for (; at < end; at++) this.#units += unitsOf(bytes[at] as number);
      this.#append(this.#units);
    }
  }

  offsets(): Uint32Array {
    return this.#offsets.slice(0, this.#count);
  }

  #append(offset: number): void {
    if (this.#count === this.#offsets.length) {
      const larger = new Uint32Array(this.#offsets.length * 2);
      larger.set(this.#offsets);
      this.#offsets = larger;
    }
    this.#offsets[this.#count++] = offset;
  }
}

/** A character counts at its first byte: so the end of a token inside a character is the end of the character. */
function unitsOf(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte < 0xc0) return 0;
  return byte < 0xf0 ? 1 : 2;
}

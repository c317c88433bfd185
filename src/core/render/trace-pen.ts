import { findNamedParts } from './named-parts.ts';
import type { TraceNode, TraceTree } from './trace-tree.ts';

/** What a piece of a text is: a key, one that stood there before, a sign or space, white space that opens a line, a value or a part of one. */
export const pieceKinds = ['key', 'repeated', 'mark', 'indent', 'value', 'escape', 'url', 'base64'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** The text is not what a trace takes it for. */
export class TraceFault extends Error {}

/** Units that stand for one unit of what was quoted or escaped, at an offset of the written text. */
export type EscapeLength = (written: string, at: number) => number;

/** Escapes of JSON and TOON. */
export const backslashLength: EscapeLength = (written, at) => {
  if (written.charCodeAt(at) !== 92) return 1;
  return written.charCodeAt(at + 1) === 117 ? 6 : 2;
};
/** Single quotes of YAML. */
export const apostropheLength: EscapeLength = (written, at) => (written.startsWith("''", at) ? 2 : 1);
/** Entities of XML. */
export const entityLength: EscapeLength = (written, at) =>
  written.charCodeAt(at) === 38 ? written.indexOf(';', at) + 1 - at : 1;
export const plainLength: EscapeLength = () => 1;

/** A text that stands as a string inside of another. */
interface EmbeddedText {
  readonly node: TraceNode;
  readonly pen: TracePen;
}

/**
 * Goes over a text that was written before and says of each piece what it is and whose. It stops where the text is not
 * the one that it expects.
 */
export class TracePen {
  readonly text: string;
  readonly tree: TraceTree;
  at = 0;
  /** Pieces that nobody has taken yet. */
  count = 0;
  /** Where each of them ends. */
  ends = new Int32Array(1024);
  /** For each of them the number of its path times that of the kinds, and its kind. */
  slots = new Int32Array(1024);
  embedded: EmbeddedText | null = null;

  constructor(text: string, tree: TraceTree) {
    this.text = text;
    this.tree = tree;
  }

  get isDone(): boolean {
    return this.at === this.text.length;
  }

  /** Whether what comes next is this text as it is, between quotes. */
  standsBetween(text: string, quote: string): boolean {
    const start = this.at + quote.length;
    return (
      this.embedded === null &&
      this.text.startsWith(quote, this.at) &&
      this.text.startsWith(text, start) &&
      this.text.startsWith(quote, start + text.length)
    );
  }

  /** Whether what comes next is this text as it is and, at its end, a line break, the sign, or the end of all. */
  standsBefore(text: string, sign: string): boolean {
    const end = this.at + text.length;
    if (this.embedded !== null || !this.text.startsWith(text, this.at)) return false;
    return end === this.text.length || this.text.charCodeAt(end) === 10 || this.text.startsWith(sign, end);
  }

  mark(node: TraceNode, length: number): void {
    this.add(length, node, kindIndex.mark);
  }

  indent(node: TraceNode, length: number): void {
    this.add(length, node, kindIndex.indent);
  }

  key(node: TraceNode, written: string): void {
    this.expect(written);
    this.add(written.length, node, node.keys++ === 0 ? kindIndex.key : kindIndex.repeated);
  }

  /** The name that closes an element. */
  closingKey(node: TraceNode, written: string): void {
    this.expect(written);
    this.add(written.length, node, kindIndex.repeated);
  }

  /** A scalar that holds no words. */
  scalar(node: TraceNode, written: string): void {
    this.expect(written);
    this.add(written.length, node, kindIndex.value);
  }

  /** The number that stands next. */
  number(node: TraceNode): void {
    let end = this.at;
    while (isNumberUnit(this.text.charCodeAt(end))) end++;
    if (end === this.at) throw new TraceFault(`no number at ${this.at}`);
    this.add(end - this.at, node, kindIndex.value);
  }

  /** A text as it is written: quotes of `quote` units on both sides, and escapes in it. */
  words(node: TraceNode, written: string, value: string, escaped: EscapeLength = plainLength, quote = 0): void {
    this.expect(written);
    const inner = this.embedded?.node === node && this.embedded.pen.text === value ? this.embedded.pen : null;
    const isKnown = escaped !== plainLength || written.length === value.length;
    if (inner !== null && isKnown) this.takeOver(inner, written, escaped, quote, node);
    else this.plainWords(node, written, 0);
  }

  /** A text that was seen to stand next as it is, between quotes of `quote` units. */
  plainWords(node: TraceNode, text: string, quote: number): void {
    let from = 0;
    for (const { start, end, kind } of findNamedParts(text)) {
      this.add(quote + start - from, node, kindIndex.value);
      this.add(end - start, node, kindIndex[kind]);
      from = quote + end;
    }
    this.add(text.length + 2 * quote - from, node, kindIndex.value);
  }

  /** Forgets the first pieces. */
  drop(taken: number): void {
    this.ends.copyWithin(0, taken, this.count);
    this.slots.copyWithin(0, taken, this.count);
    this.count -= taken;
  }

  /** Pieces of a text that stands escaped, between quotes of `quote` units, in this one. */
  private takeOver(inner: TracePen, written: string, escaped: EscapeLength, quote: number, node: TraceNode): void {
    this.mark(node, quote);
    let raw = 0;
    let from = quote;
    for (let index = 0; index < inner.count; index++) {
      const end = inner.ends[index] ?? 0;
      let to = from;
      for (; raw < end; raw++) to += escaped(written, to);
      this.addSlot(to - from, inner.slots[index] ?? 0);
      from = to;
    }
    this.mark(node, written.length - from);
  }

  private expect(written: string): void {
    if (!this.text.startsWith(written, this.at)) throw new TraceFault(`unexpected at ${this.at}`);
  }

  private add(length: number, node: TraceNode, kind: number): void {
    this.addSlot(length, node.id * pieceKinds.length + kind);
  }

  private addSlot(length: number, slot: number): void {
    if (length <= 0) return;
    this.at += length;
    const { count } = this;
    if (count > 0 && this.slots[count - 1] === slot) {
      this.ends[count - 1] = this.at;
      return;
    }
    if (count === this.ends.length) {
      this.ends = twiceAsLong(this.ends);
      this.slots = twiceAsLong(this.slots);
    }
    this.ends[count] = this.at;
    this.slots[count] = slot;
    this.count = count + 1;
  }
}

const kindIndex = {
  key: 0,
  repeated: 1,
  mark: 2,
  indent: 3,
  value: 4,
  escape: 5,
  url: 6,
  base64: 7,
} as const satisfies {
  readonly [kind in PieceKind]: number;
};

function twiceAsLong(pieces: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(pieces.length * 2);
  larger.set(pieces);
  return larger;
}

/** Digits and `+ - . E e`. */
function isNumberUnit(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || unit === 46 || unit === 45 || unit === 43 || unit === 101 || unit === 69;
}

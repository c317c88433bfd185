import type { Json } from '../model.ts';
import type { TraceNode, TraceTree } from './trace-tree.ts';

/** What a piece of a text is: a key, one that stood there before, a sign or space, white space that opens a line, a value or a part of one. */
export const pieceKinds = ['key', 'repeated', 'mark', 'indent', 'value', 'escape', 'url', 'base64'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** The text is not what a trace takes it for. */
export class TraceFault extends Error {}

/** Units that stand for one unit of what was quoted or escaped, at an offset of the written text. */
export type EscapeLength = (written: string, at: number) => number;

/** Escapes of JSON, TOON and Markdown. */
export const backslashLength: EscapeLength = (written, at) => {
  if (written.charCodeAt(at) !== 92) return 1;
  return written.charCodeAt(at + 1) === 117 ? 6 : 2;
};
/** Double quotes of CSV. */
export const doubledLength: EscapeLength = (written, at) => (written.startsWith('""', at) ? 2 : 1);
/** Single quotes of YAML. */
export const apostropheLength: EscapeLength = (written, at) => (written.startsWith("''", at) ? 2 : 1);
export const entityLength: EscapeLength = (written, at) =>
  written.charCodeAt(at) === 38 ? written.indexOf(';', at) + 1 - at : 1;
export const plainLength: EscapeLength = () => 1;

interface Embedded {
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
  /** Where the pieces end that nobody has taken yet. */
  ends: number[] = [];
  /** For each of them the number of its path times that of the kinds, and its kind. */
  slots: number[] = [];
  /** A text that stands as a string inside of this one. */
  embedded: Embedded | null = null;

  constructor(text: string, tree: TraceTree) {
    this.text = text;
    this.tree = tree;
  }

  get isDone(): boolean {
    return this.at === this.text.length;
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

  /** A scalar as it is written, quotes and all. */
  scalar(node: TraceNode, written: string, value: Json = null, escaped: EscapeLength = plainLength, quote = 0): void {
    this.expect(written);
    if (typeof value !== 'string' || written.length < shortestPart) this.add(written.length, node, kindIndex.value);
    else if (this.embedded?.node === node && this.embedded.pen.text === value)
      this.takeOver(this.embedded.pen, written, escaped, quote, node);
    else this.addText(node, written);
  }

  /** Pieces of a text that stands escaped, between quotes of `quote` units, in this one. */
  takeOver(inner: TracePen, written: string, escaped: EscapeLength, quote: number, node: TraceNode): void {
    this.expect(written);
    this.mark(node, quote);
    let raw = 0;
    let from = quote;
    for (const [index, end] of inner.ends.entries()) {
      let to = from;
      for (; raw < end; raw++) to += escaped(written, to);
      this.addSlot(to - from, inner.slots[index] ?? 0);
      from = to;
    }
    this.mark(node, written.length - from);
  }

  /** A text in which links and the like are told apart. */
  private addText(node: TraceNode, written: string): void {
    let from = 0;
    if (written.length >= longestWord || written.includes('://') || written.includes('\\u')) {
      for (const { index, groups, 0: found } of written.matchAll(namedParts)) {
        const kind =
          groups?.url === undefined
            ? groups?.escape === undefined
              ? kindIndex.base64
              : kindIndex.escape
            : kindIndex.url;
        if (kind === kindIndex.base64 && !(/[A-Z]/.test(found) && /[a-z]/.test(found) && /\d/.test(found))) continue;
        this.add(index - from, node, kindIndex.value);
        this.add(found.length, node, kind);
        from = index + found.length;
      }
    }
    this.add(written.length - from, node, kindIndex.value);
  }

  private expect(written: string): void {
    if (!this.text.startsWith(written, this.at)) throw new TraceFault(`at ${this.at}`);
  }

  private add(length: number, node: TraceNode, kind: number): void {
    this.addSlot(length, node.id * pieceKinds.length + kind);
  }

  private addSlot(length: number, slot: number): void {
    if (length <= 0) return;
    this.at += length;
    const last = this.slots.length - 1;
    if (this.slots[last] === slot) this.ends[last] = this.at;
    else {
      this.ends.push(this.at);
      this.slots.push(slot);
    }
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

/** Shorter texts hold no link and no escape. */
const shortestPart = 6;
/** From here on a run of the letters of base64 is no word. */
const longestWord = 64;
const namedParts = /(?<escape>(?:\\u[\da-fA-F]{4})+)|(?<url>\bhttps?:\/\/[^\s"'<>\\|]+)|[A-Za-z\d+/_-]{64,}={0,2}/g;

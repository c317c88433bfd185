import type { TextRef } from '../../state/texts.ts';

/** A text that the worker holds, and where it begins. */
export interface TextSource {
  readonly sample: string;
  readonly ref: TextRef;
  /** Changes whenever the text does. */
  readonly version: number;
  readonly length: number;
  /** The beginning of the text, where it is at hand. */
  readonly start: string;
}

/** The lines of a chunk of a text. */
export interface ChunkLines {
  /** Line breaks in it. */
  readonly breaks: number;
  /** The next chunk goes on in its last line. */
  readonly isOpen: boolean;
  readonly version: number;
}

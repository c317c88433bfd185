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

/** What a chunk of a text measures once it is drawn. */
export interface ChunkSize {
  readonly height: number;
  /** Line breaks in it. */
  readonly breaks: number;
  /** The next chunk goes on in its last line. */
  readonly isOpen: boolean;
  readonly version: number;
}

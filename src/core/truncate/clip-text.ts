import { countGraphemes, graphemeEnd } from '../graphemes.ts';

export interface TextClip {
  /** Grapheme clusters before the window. */
  readonly offset: number;
  /** Grapheme clusters in it. */
  readonly limit: number;
}

export interface ClippedText {
  readonly text: string;
  readonly total: number;
  readonly shown: number;
  /** Where the next window begins; null at the end. */
  readonly nextOffset: number | null;
}

/** One window of a text; null where it would begin past the end. */
export function clipText(text: string, { offset, limit }: TextClip, countText = countGraphemes): ClippedText | null {
  const total = countText(text);
  if (offset > 0 && offset >= total) return null;
  const start = graphemeEnd(text, offset);
  const end = graphemeEnd(text, offset + limit);
  const shown = Math.min(limit, total - offset);
  return { text: text.slice(start, end), total, shown, nextOffset: offset + shown < total ? offset + shown : null };
}

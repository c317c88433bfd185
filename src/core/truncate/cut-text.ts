import { countGraphemes, graphemeEnd, graphemeStart } from '../graphemes.ts';
import { lastSentenceEnd, nextSentenceStart, outsideFences } from './text-borders.ts';

/** Where a cut may fall; the ones after it in the list where there is none. */
export type TextBorder = 'none' | 'line' | 'paragraph' | 'sentence' | 'fence';

export interface TextCut {
  /** Grapheme clusters; a text up to this long stays whole. */
  readonly limit: number;
  readonly head: number;
  readonly tail: number;
  readonly align: TextBorder;
}

export interface ShortText {
  /** Head and tail, joined by a line that holds an ellipsis and nothing else. */
  readonly text: string;
  /** Clusters of the source in head and tail; received = kept + omitted. */
  readonly kept: number;
  readonly omitted: number;
}

/** The start and the end of a long text; null where it stays whole, as it does when a cut would save nothing. */
export function cutText(text: string, options: TextCut, countText = countGraphemes): ShortText | null {
  const ends = cutEnds(text, options, countText);
  if (ends === null) return null;
  const { start, end, kept, omitted } = ends;
  return { text: joinEnds(start, '…', end), kept, omitted };
}

/** What is left of a text with a line between that stands for the rest. */
export function joinEnds(start: string, between: string, end: string): string {
  return [start, between, end].filter((part) => part !== '').join('\n');
}

interface TextEnds {
  readonly start: string;
  readonly end: string;
  readonly kept: number;
  readonly omitted: number;
}

/** As `cutText`, the two parts on their own. */
export function cutEnds(text: string, options: TextCut, countText = countGraphemes): TextEnds | null {
  const { head, tail, align } = options;
  const limit = wholeLimit(options);
  if (text.length <= limit) return null;
  const received = countText(text);
  if (received <= limit) return null;
  const headEnd = graphemeEnd(text, head);
  const tailStart = graphemeStart(text, tail);
  const start = text.slice(0, alignHead(text, headEnd, head, align)).trimEnd();
  const end = withoutBlankStart(text.slice(alignTail(text, tailStart, tail, align)));
  const dropped =
    countGraphemes(text.slice(start.length, headEnd)) + countGraphemes(text.slice(tailStart, text.length - end.length));
  const kept = head + tail - dropped;
  return { start, end, kept, omitted: received - kept };
}

/** Clusters up to which a text stays whole. A text once cut is never longer. */
export function wholeLimit({ limit, head, tail }: TextCut): number {
  return Math.max(limit, head + tail + 1 + Math.sign(head) + Math.sign(tail));
}

/** The last border in the head that leaves more than half of it, or the head's end. */
function alignHead(text: string, end: number, head: number, align: TextCut['align']): number {
  const sentence = align === 'sentence' ? lastSentenceEnd(text, end, head) : null;
  if (sentence !== null) return sentence;
  const last = text[end] === '\r' ? end + 1 : end;
  for (const isBorder of bordersOf(align, text)) {
    let from = end;
    let dropped = 0;
    for (let at = text.lastIndexOf('\n', last); at > 0; at = text.lastIndexOf('\n', at - 1)) {
      const lineEnd = text[at - 1] === '\r' ? at - 1 : at;
      dropped += countGraphemes(text.slice(lineEnd, from));
      if (dropped >= head / 2) break;
      if (isBorder(text, at)) return lineEnd;
      from = lineEnd;
    }
  }
  return end;
}

/** The first border in the tail that leaves more than half of it, or the tail's start. */
function alignTail(text: string, start: number, tail: number, align: TextCut['align']): number {
  const sentence = align === 'sentence' ? nextSentenceStart(text, start, tail) : null;
  if (sentence !== null) return sentence;
  for (const isBorder of bordersOf(align, text)) {
    let from = start;
    let dropped = 0;
    for (let at = text.indexOf('\n', start - 1); at >= 0; at = text.indexOf('\n', at + 1)) {
      dropped += countGraphemes(text.slice(from, at + 1));
      if (dropped >= tail / 2) break;
      if (isBorder(text, at)) return at + 1;
      from = at + 1;
    }
  }
  return start;
}

/** Whether the line feed at an offset is a border; lines count where no paragraph ends. */
function bordersOf(align: TextCut['align'], text: string): readonly ((text: string, at: number) => boolean)[] {
  if (align === 'none') return [];
  if (align === 'fence') {
    const isOutside = outsideFences(text);
    return [(_, at) => isOutside(at), () => true];
  }
  return align === 'paragraph' ? [isBlankAround, () => true] : [() => true];
}

/** Whether the line before or after this line feed is blank. */
function isBlankAround(text: string, at: number): boolean {
  const next = text.indexOf('\n', at + 1);
  const previous = at === 0 ? -1 : text.lastIndexOf('\n', at - 1);
  return (next >= 0 && isBlankLine(text, at + 1, next)) || (previous >= 0 && isBlankLine(text, previous + 1, at));
}

function isBlankLine(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!/[ \t\r]/.test(text.charAt(at))) return false;
  return true;
}

/** Blank lines go; the indent of the first line with text stays. */
function withoutBlankStart(text: string): string {
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && isBlankLine(text, start, end); end = text.indexOf('\n', start)) {
    start = end + 1;
  }
  return text.slice(start);
}

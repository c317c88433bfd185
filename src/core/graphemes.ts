/** Grapheme clusters of a text: what a reader takes for characters. Linear in the text. */
export function countGraphemes(text: string): number {
  return walkGraphemes(text, Number.POSITIVE_INFINITY).count;
}

/** The UTF-16 offset at which the first `count` clusters end; the text's length where it has fewer. */
export function graphemeEnd(text: string, count: number): number {
  return walkGraphemes(text, count).end;
}

/** The UTF-16 offset at which the last `count` clusters start; 0 where the text has fewer. Linear in `count`. */
export function graphemeStart(text: string, count: number): number {
  for (let size = 2 * count + 64; ; size *= 2) {
    const start = size < text.length ? plainBorder(text, text.length - size, text.length) : 0;
    const window = text.slice(start);
    const surplus = countGraphemes(window) - count;
    if (start === 0 || (surplus >= 0 && start < text.length)) return start + graphemeEnd(window, Math.max(0, surplus));
  }
}

/** `Intl.Segmenter` takes microseconds a character, so it sees only what stands between plain neighbours. */
function walkGraphemes(text: string, limit: number): { readonly count: number; readonly end: number } {
  let segmenter: Intl.Segmenter | null = null;
  let count = 0;
  let at = 0;
  while (at < text.length && count < limit) {
    const code = text.charCodeAt(at);
    if (code === 13) {
      at += text.charCodeAt(at + 1) === 10 ? 2 : 1;
      count++;
    } else if (standsAlone(code) && (at + 1 === text.length || standsAlone(text.charCodeAt(at + 1)))) {
      at++;
      count++;
    } else {
      segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
      const found = walkComplex(text, at, limit - count, segmenter);
      at = found.end;
      count += found.count;
    }
  }
  return { count, end: at };
}

/** Clusters from `start`, where one begins, up to the next border between plain neighbours or the end of a window. */
function walkComplex(
  text: string,
  start: number,
  limit: number,
  segmenter: Intl.Segmenter,
): { readonly count: number; readonly end: number } {
  for (let size = 64; ; size *= 2) {
    const windowEnd = Math.min(start + size, text.length);
    const end = plainBorder(text, start, windowEnd);
    const isClosed = end < windowEnd || end === text.length;
    let count = 0;
    let last = 0;
    for (const { index, segment } of segmenter.segment(text.slice(start, end))) {
      if (count === limit) return { count, end: start + index };
      // The window may cut the last cluster.
      if (!isClosed && index + segment.length === end - start) break;
      count++;
      last = index + segment.length;
    }
    if (count > 0) return { count, end: start + last };
  }
}

/** Code units that are segmented together before a border is looked for: a call costs more than they do. */
const worthwhile = 16;

/** The first offset between two code units of which each stands alone, not too close to the start. */
function plainBorder(text: string, start: number, end: number): number {
  let wasAlone = false;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    const isAlone = at >= start + worthwhile && standsAlone(code);
    if (isAlone && wasAlone) return at;
    // What follows may be its line feed.
    wasAlone = isAlone && code !== 13;
  }
  return end;
}

/**
 * Whether two neighbours of this kind are always two clusters (UAX #29): controls, and letters, digits, signs and ideographs
 * that only a mark, a joiner or another half could draw into a cluster. None of those is among them.
 */
function standsAlone(code: number): boolean {
  if (code < 0x300) return true;
  if (code < 0x2000) {
    if (code < 0x591) return code >= 0x370 && (code < 0x483 || code > 0x489);
    if (code < 0x6d6) return (code >= 0x5d0 && code < 0x5f5) || (code >= 0x620 && code < 0x64b) || code > 0x670;
    return (
      (code >= 0xe01 && code <= 0xe30) ||
      code === 0xe32 ||
      (code >= 0xe40 && code <= 0xe46) ||
      (code >= 0x10a0 && code < 0x1100) ||
      (code >= 0x1e00 && code < 0x2000)
    );
  }
  if (code < 0x3000) return (code >= 0x2010 && code < 0x2060) || (code >= 0x2100 && code < 0x2c00);
  if (code < 0xa000) return (code < 0x302a || code > 0x302f) && code !== 0x3099 && code !== 0x309a;
  return (code >= 0xac00 && code < 0xd7a4) || (code >= 0xff01 && code < 0xff9e);
}

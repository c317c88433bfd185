// The characters of JSON text, by offset.

/** The closing quote of the string whose first character stands at `start`, or -1. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let slash = end;
    while (slash > start && text.charCodeAt(slash - 1) === 92) slash--;
    if ((end - slash) % 2 === 0) return end;
  }
  return -1;
}

/** Does a backslash stand between these offsets. */
export function hasEscape(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === 92) return true;
  return false;
}

/** The offset of the first character at or after `start` that is no JSON whitespace. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 32 || (code !== 32 && code !== 10 && code !== 13 && code !== 9)) break;
  }
  return at;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** The end of the run of characters that numbers are made of. */
export function endOfNumber(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code) && code !== 46 && code !== 45 && code !== 43 && code !== 101 && code !== 69) break;
  }
  return at;
}

/** A plain decimal of at most 15 digits that ends in no idle zero: such a number has the text that it was written with. */
export function isShortNumber(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start) === 45 ? start + 1 : start;
  if (end - first > 16 || first === end) return false;
  let point = -1;
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 46 && point < 0) point = at;
    else if (!isDigit(code)) return false;
  }
  if (point < 0) {
    return end - first < 16 && (text.charCodeAt(first) !== 48 || (end - first === 1 && first === start));
  }
  if (point === first || text.charCodeAt(end - 1) === 48 || point === end - 1) return false;
  return text.charCodeAt(first) !== 48 || (point === first + 1 && text.charCodeAt(point + 1) !== 48);
}

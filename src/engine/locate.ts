import { isEach, type Path } from '../core/index.ts';

/** UTF-16 offsets. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the values at `path` stand in a JSON text, a member with its key. Several values one after the other count as
 * the elements of a list. Only what reaches into `within` is told; what comes after it is not looked at.
 */
export function locateInJson(text: string, path: Path, within: TextRange, limit: number): readonly TextRange[] {
  const found: TextRange[] = [];
  const isDone = (at: number) => at < 0 || at >= within.end || found.length >= limit;

  /** Gives where the value ends, or -1 when there is no need to go on. */
  const enter = (at: number, depth: number, from: number): number => {
    const segment = path[depth];
    if (segment === undefined) {
      const end = endOfValue(text, at);
      if (end > within.start && from < within.end) found.push({ start: from, end });
      return isDone(end) ? -1 : end;
    }
    const isObject = text[at] === '{';
    if (!isObject && text[at] !== '[') return endOfValue(text, at);
    let next = skipSpace(text, at + 1);
    for (let index = 0; text[next] !== '}' && text[next] !== ']'; index++) {
      if (isDone(next) || next >= text.length) return -1;
      const start = next;
      const valueStart = isObject ? skipSpace(text, skipColon(text, endOfValue(text, start))) : start;
      if (valueStart <= start && isObject) return -1;
      const isWanted = isObject
        ? isEach(segment) || (typeof segment === 'string' && isKey(text, start, segment))
        : isEach(segment) || segment === index;
      const end = isWanted ? enter(valueStart, depth + 1, start) : endOfValue(text, valueStart);
      if (end < 0) return -1;
      next = skipSpace(text, end);
      if (text[next] === ',') next = skipSpace(text, next + 1);
    }
    return next + 1;
  };

  const first = skipSpace(text, 0);
  const isSequence = skipSpace(text, endOfValue(text, first)) < text.length && isEach(path[0]);
  if (!isSequence) {
    enter(first, 0, first);
    return found;
  }
  for (let at = first; at >= 0 && at < text.length && !isDone(at); ) {
    const end = enter(at, 1, at);
    at = end < 0 ? -1 : skipSpace(text, end);
  }
  return found;
}

function isKey(text: string, start: number, key: string): boolean {
  return text.startsWith(JSON.stringify(key), start);
}

function skipColon(text: string, at: number): number {
  const colon = at < 0 ? -1 : skipSpace(text, at);
  return text[colon] === ':' ? colon + 1 : -1;
}

function skipSpace(text: string, start: number): number {
  if (start < 0) return -1;
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}

/** Just after the value that starts at `start`, or -1 where it has no end. */
function endOfValue(text: string, start: number): number {
  if (start < 0 || start >= text.length) return -1;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      at = endOfString(text, at);
      if (at < 0) return -1;
      if (depth === 0) return at + 1;
    } else if (code === 123 || code === 91) {
      depth++;
    } else if (code === 125 || code === 93) {
      depth--;
      if (depth === 0) return at + 1;
      if (depth < 0) return at;
    } else if (depth === 0 && (code === 44 || code === 58 || code <= 32)) {
      return at > start ? at : -1;
    }
  }
  return depth === 0 ? text.length : -1;
}

/** The closing quote of the string whose opening quote stands at `start`, or -1. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slash = end;
    while (text.charCodeAt(slash - 1) === 92) slash--;
    if ((end - slash) % 2 === 0) return end;
  }
  return -1;
}

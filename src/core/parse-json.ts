import type { Json } from './model.ts';
import { endOfNumber, endOfString, hasEscape, isDigit, isShortNumber, skipSpace } from './scan-json.ts';
import { maxDepth, type ParsedJson, StrictParser } from './strict-json.ts';
import { isIndexKey, isMap, isObject } from './value.ts';

/** Reads RFC 8259 JSON strictly and without loss: number text, key order and `__proto__` keys stay as written. */
export function parseJson(text: string): ParsedJson {
  const keyCount = countPlainKeys(text);
  if (keyCount !== null) {
    try {
      const value: Json = JSON.parse(text);
      if (countKeys(value) === keyCount) return { value, problems: [] };
    } catch {
      // The strict parser below says where.
    }
  }
  return new StrictParser(text).parse();
}

/** The number of keys in `text` if `JSON.parse` would lose nothing but equal keys, else null. One linear scan. */
function countPlainKeys(text: string): number | null {
  let keys = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      const start = at + 1;
      at = endOfString(text, start);
      if (at < 0) return null;
      if (text.charCodeAt(skipSpace(text, at + 1)) === 58) {
        keys++;
        if (isDigit(text.charCodeAt(start)) && isIndexKey(text.slice(start, at))) return null;
        if (text.charCodeAt(start) === 92 || hasEscape(text, start, at)) return null;
      }
    } else if (code === 45 || isDigit(code)) {
      const end = endOfNumber(text, at);
      if (!isShortNumber(text, at, end) && String(Number(text.slice(at, end))) !== text.slice(at, end)) return null;
      at = end - 1;
    } else if (code === 91 || code === 123) {
      if (++depth > maxDepth) return null;
    } else if (code === 93 || code === 125) {
      depth--;
    }
  }
  return keys;
}

function countKeys(value: Json): number {
  if (value === null || typeof value !== 'object') return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const element of value) if (typeof element === 'object') keys += countKeys(element);
  } else if (isObject(value) && !isMap(value)) {
    for (const key in value) {
      const member = value[key];
      keys++;
      if (typeof member === 'object') keys += countKeys(member);
    }
  }
  return keys;
}

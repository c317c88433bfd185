/** A place in JSON that is being written. */
export interface ConfigPlace {
  /** The keys and indexes that lead to the object whose key, or to the value, that stands here. */
  readonly steps: readonly (string | number)[];
  readonly of: 'key' | 'value';
  /** Where the word begins that is being written. */
  readonly start: number;
  /** Keys that the object has before this place. */
  readonly known: readonly string[];
}

interface Frame {
  readonly isObject: boolean;
  readonly known: string[];
  key: string;
  index: number;
  wantsKey: boolean;
}

/** What stands at `offset`, whatever follows it. */
export function configPlaceAt(text: string, offset: number): ConfigPlace {
  const frames: Frame[] = [];
  let start = offset;
  for (let at = 0; at < offset; at++) {
    const frame = frames.at(-1);
    const sign = text[at] ?? '';
    if (sign === '"') {
      const end = endOfString(text, at);
      if (end < 0 || end >= offset) {
        start = at;
        break;
      }
      if (frame?.wantsKey) {
        frame.key = readString(text.slice(at, end + 1));
        frame.known.push(frame.key);
      }
      at = end;
    } else if (sign === '{' || sign === '[') {
      frames.push({ isObject: sign === '{', known: [], key: '', index: 0, wantsKey: sign === '{' });
    } else if (sign === '}' || sign === ']') {
      frames.pop();
    } else if (sign === ':' && frame !== undefined) {
      frame.wantsKey = false;
    } else if (sign === ',' && frame !== undefined) {
      frame.wantsKey = frame.isObject;
      frame.index++;
    } else if (/[\w.+-]/.test(sign)) {
      const word = /^[\w.+-]+/.exec(text.slice(at, offset))?.[0] ?? '';
      if (at + word.length === offset) start = at;
      at += Math.max(0, word.length - 1);
    }
  }
  const inner = frames.at(-1);
  const outer = frames.slice(0, -1).map((frame) => (frame.isObject ? frame.key : frame.index));
  if (inner === undefined) return { steps: [], of: 'value', start, known: [] };
  if (inner.wantsKey) return { steps: outer, of: 'key', start, known: inner.known };
  return { steps: [...outer, inner.isObject ? inner.key : inner.index], of: 'value', start, known: [] };
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '\n') return -1;
    else if (sign === '"') return at;
  }
  return -1;
}

function readString(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal;
  }
}

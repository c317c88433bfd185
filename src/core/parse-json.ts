import type { Json, Problem } from './model.ts';
import { isIndexKey, isMap, isObject, makeObject, numberFromText } from './value.ts';

/** Deeper nesting is refused with a problem, so that no later step overflows the stack. */
export const maxDepth = 1000;

export interface ParsedJson {
  /** Undefined when the text is not JSON; `problems` then says why and where. */
  readonly value: Json | undefined;
  readonly problems: readonly Problem[];
}

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
      const next = text.charCodeAt(skipSpace(text, at + 1));
      if (next === 58) {
        keys++;
        const key = text.slice(start, at);
        if (key.includes('\\') || isIndexKey(key)) return null;
      }
    } else if (code === 45 || (code >= 48 && code <= 57)) {
      const end = endOfNumber(text, at);
      if (!isPlainNumber(text.slice(at, end))) return null;
      at = end - 1;
    } else if (code === 91 || code === 123) {
      if (++depth > maxDepth) return null;
    } else if (code === 93 || code === 125) {
      depth--;
    }
  }
  return keys;
}

function endOfString(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at;
    if (code === 92) at++;
  }
  return -1;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) break;
  }
  return at;
}

function endOfNumber(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isPart =
      (code >= 48 && code <= 57) || code === 46 || code === 45 || code === 43 || code === 101 || code === 69;
    if (!isPart) break;
  }
  return at;
}

function isPlainNumber(number: string): boolean {
  if (/^-?[1-9]\d{0,14}$/.test(number)) return true;
  return String(Number(number)) === number;
}

function countKeys(value: Json): number {
  if (value === null || typeof value !== 'object') return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const element of value) keys += countKeys(element);
  } else if (isObject(value) && !isMap(value)) {
    for (const key in value) keys += 1 + countKeys(value[key] ?? null);
  }
  return keys;
}

class StrictParser {
  private at = 0;
  private depth = 0;
  private readonly text: string;
  private readonly problems: Problem[] = [];

  constructor(text: string) {
    this.text = text;
  }

  parse(): ParsedJson {
    try {
      this.at = skipSpace(this.text, 0);
      if (this.at === this.text.length) this.fail('json.empty', {}, 0);
      const value = this.parseValue();
      this.at = skipSpace(this.text, this.at);
      if (this.at < this.text.length) this.fail('json.trailing', { found: this.found() });
      return { value, problems: this.problems };
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
      return { value: undefined, problems: [...this.problems, error.problem] };
    }
  }

  private parseValue(): Json {
    const code = this.text.charCodeAt(this.at);
    if (code === 123) return this.parseObject();
    if (code === 91) return this.parseArray();
    if (code === 34) return this.parseString();
    if (code === 45 || (code >= 48 && code <= 57)) return this.parseNumber();
    for (const [word, value] of literals) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    }
    return this.fail('json.unexpected', { found: this.found(), expected: 'a value' });
  }

  private parseObject(): Json {
    const start = this.at;
    this.enter();
    const entries: [string, Json][] = [];
    const seen = new Set<string>();
    this.at = skipSpace(this.text, this.at + 1);
    if (this.text[this.at] !== '}') {
      for (;;) {
        if (this.text[this.at] !== '"') {
          if (this.at >= this.text.length) this.fail('json.unclosed', { opened: '{' }, start);
          this.fail('json.unexpected', { found: this.found(), expected: 'a key in double quotes' });
        }
        const keyStart = this.at;
        const key = this.parseString();
        if (seen.has(key)) this.note('json.duplicate-key', { key }, keyStart, this.at);
        seen.add(key);
        this.at = skipSpace(this.text, this.at);
        if (this.text[this.at] !== ':')
          this.fail('json.unexpected', { found: this.found(), expected: '":" after the key' });
        this.at = skipSpace(this.text, this.at + 1);
        entries.push([key, this.parseValue()]);
        if (this.isListEnd('}', start)) break;
      }
    }
    this.at++;
    this.depth--;
    return makeObject(entries);
  }

  private parseArray(): Json {
    const start = this.at;
    this.enter();
    const elements: Json[] = [];
    this.at = skipSpace(this.text, this.at + 1);
    if (this.text[this.at] !== ']') {
      for (;;) {
        if (this.at >= this.text.length) this.fail('json.unclosed', { opened: '[' }, start);
        elements.push(this.parseValue());
        if (this.isListEnd(']', start)) break;
      }
    }
    this.at++;
    this.depth--;
    return elements;
  }

  /** Stands on the closing bracket when true, on the next member when false. */
  private isListEnd(close: string, start: number): boolean {
    this.at = skipSpace(this.text, this.at);
    const char = this.text[this.at];
    if (char === close) return true;
    if (char === undefined) this.fail('json.unclosed', { opened: close === ']' ? '[' : '{' }, start);
    if (char !== ',') this.fail('json.unexpected', { found: this.found(), expected: `"," or "${close}"` });
    const comma = this.at;
    this.at = skipSpace(this.text, this.at + 1);
    if (this.text[this.at] === close) this.fail('json.trailing-comma', {}, comma);
    return false;
  }

  private parseString(): string {
    const start = this.at;
    const end = endOfString(this.text, start + 1);
    if (end < 0) this.fail('json.unterminated-string', {}, start);
    const body = this.text.slice(start + 1, end);
    const control = findControl(body);
    if (control >= 0) {
      this.fail('json.control-character', { code: body.charCodeAt(control) }, start + 1 + control);
    }
    this.at = end + 1;
    if (!body.includes('\\')) return body;
    for (let at = body.indexOf('\\'); at >= 0; at = body.indexOf('\\', at + 2)) {
      if (!/^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(body.slice(at + 1, at + 6))) {
        this.fail('json.bad-escape', { found: body.slice(at, at + 2) }, start + 1 + at);
      }
    }
    return JSON.parse(`"${body}"`);
  }

  private parseNumber(): Json {
    const end = endOfNumber(this.text, this.at);
    const number = this.text.slice(this.at, end);
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(number)) {
      this.fail('json.bad-number', { found: number.slice(0, 40) });
    }
    this.at = end;
    return numberFromText(number);
  }

  private enter(): void {
    if (++this.depth > maxDepth) this.fail('json.too-deep', { limit: maxDepth });
  }

  private found(): string {
    const code = this.text.codePointAt(this.at);
    return code === undefined ? 'the end' : JSON.stringify(String.fromCodePoint(code));
  }

  private note(id: string, values: Problem['values'], start: number, end: number): void {
    if (this.problems.length < 100) this.problems.push({ id, values, start, end });
  }

  private fail(id: string, values: Problem['values'], start = this.at): never {
    throw new JsonFault({ id, values, start, end: Math.min(start + 1, this.text.length) });
  }
}

const literals: readonly (readonly [string, Json])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

function findControl(text: string): number {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 32) return at;
  return -1;
}

class JsonFault extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.id);
    this.problem = problem;
  }
}

import type { Json, Problem } from './model.ts';
import { endOfNumber, isDigit, isShortNumber, skipSpace } from './scan-json.ts';
import { isIndexKey, numberFromText, setMember } from './value.ts';

/** Deeper nesting is refused with a problem, so that no later step overflows the stack. */
export const maxDepth = 1000;

export interface ParsedJson {
  /** Undefined when the text is not JSON; `problems` then says why and where. */
  readonly value: Json | undefined;
  readonly problems: readonly Problem[];
}

/** Reads JSON character by character, so that it knows where a fault stands. */
export class StrictParser {
  private at = 0;
  private depth = 0;
  /** The innermost bracket that is open, or -1. */
  private open = -1;
  private readonly text: string;
  private readonly problems: Problem[] = [];
  /** Keys without escapes, by depth and place in the object. */
  private readonly keys: string[][] = [];

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
    if (code === 34) return this.parseString();
    if (code === 45 || isDigit(code)) return this.parseNumber();
    if (code === 123) return this.parseObject();
    if (code === 91) return this.parseArray();
    for (const [word, value] of literals) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    }
    const rest = this.text.slice(this.at, this.at + 6);
    if (literals.some(([word]) => word.startsWith(rest))) this.failAtEnd();
    return this.fail('json.unexpected', { found: this.found(), expected: 'a value' });
  }

  private parseObject(): Json {
    const outer = this.enter();
    let object: { [key: string]: Json } = {};
    let map: Map<string, Json> | null = null;
    let index = 0;
    this.at = skipSpace(this.text, this.at + 1);
    if (this.text.charCodeAt(this.at) !== 125) {
      for (;;) {
        if (this.text.charCodeAt(this.at) !== 34) {
          if (this.at >= this.text.length) this.failAtEnd();
          this.fail('json.unexpected', { found: this.found(), expected: 'a key in double quotes' });
        }
        const keyStart = this.at;
        const key = this.parseKey(index++);
        const isKnown = map === null ? Object.hasOwn(object, key) : map.has(key);
        if (isKnown) this.note('json.duplicate-key', { key }, keyStart, this.at);
        this.at = skipSpace(this.text, this.at);
        if (this.at >= this.text.length) this.failAtEnd();
        if (this.text.charCodeAt(this.at) !== 58)
          this.fail('json.unexpected', { found: this.found(), expected: '":" after the key' });
        this.at = skipSpace(this.text, this.at + 1);
        const value = this.parseValue();
        if (map === null && isIndexKey(key)) {
          map = new Map(Object.entries(object));
          object = {};
        }
        if (map === null) setMember(object, key, value);
        else map.set(key, value);
        if (this.isListEnd('}')) break;
      }
    }
    this.leave(outer);
    return map ?? object;
  }

  /** Rows repeat their keys: the one that stood in this place of the object before is tried first. */
  private parseKey(index: number): string {
    const row = this.keys[this.depth] ?? [];
    const guess = row[index];
    const start = this.at + 1;
    if (guess !== undefined && this.text.startsWith(guess, start)) {
      const end = start + guess.length;
      if (this.text.charCodeAt(end) === 34) {
        this.at = end + 1;
        return guess;
      }
    }
    const key = this.parseString();
    if (index < 64 && key.length === this.at - start - 1) {
      row[index] = key;
      this.keys[this.depth] = row;
    }
    return key;
  }

  private parseArray(): Json {
    const outer = this.enter();
    const elements: Json[] = [];
    this.at = skipSpace(this.text, this.at + 1);
    if (this.text[this.at] !== ']') {
      for (;;) {
        elements.push(this.parseValue());
        if (this.isListEnd(']')) break;
      }
    }
    this.leave(outer);
    return elements;
  }

  /** Stands on the closing bracket when true, on the next member when false. */
  private isListEnd(close: ']' | '}'): boolean {
    this.at = skipSpace(this.text, this.at);
    const code = this.text.charCodeAt(this.at);
    const closing = close === ']' ? 93 : 125;
    if (code === closing) return true;
    if (this.at >= this.text.length) this.failAtEnd();
    if (code !== 44) this.fail('json.unexpected', { found: this.found(), expected: `"," or "${close}"` });
    const comma = this.at;
    this.at = skipSpace(this.text, this.at + 1);
    if (this.text.charCodeAt(this.at) === closing) this.fail('json.trailing-comma', {}, comma);
    return false;
  }

  private parseString(): string {
    const { text } = this;
    const start = this.at + 1;
    let isPlain = true;
    let end = start;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code === 34) break;
      if (code === 92) {
        isPlain = false;
        end++;
      } else if (code < 32) {
        this.fail('json.control-character', { code }, end);
      }
    }
    if (end >= text.length) this.fail('json.unterminated-string', {}, start - 1);
    this.at = end + 1;
    const body = text.slice(start, end);
    return isPlain ? body : this.unescape(body, start);
  }

  private unescape(body: string, start: number): string {
    for (let at = body.indexOf('\\'); at >= 0; at = body.indexOf('\\', at + 2)) {
      if (!/^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(body.slice(at + 1, at + 6))) {
        this.fail('json.bad-escape', { found: body.slice(at, at + 2) }, start + at);
      }
    }
    return JSON.parse(`"${body}"`);
  }

  private parseNumber(): Json {
    const end = endOfNumber(this.text, this.at);
    const number = this.text.slice(this.at, end);
    if (isShortNumber(this.text, this.at, end)) {
      this.at = end;
      return Number(number);
    }
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(number)) {
      if (end === this.text.length && /[-+.eE]$/.test(number)) this.failAtEnd();
      this.fail('json.bad-number', { found: number.slice(0, 40) });
    }
    this.at = end;
    return numberFromText(number);
  }

  /** Gives the bracket around this one, for `leave`. */
  private enter(): number {
    if (++this.depth > maxDepth) this.fail('json.too-deep', { limit: maxDepth });
    const outer = this.open;
    this.open = this.at;
    return outer;
  }

  private leave(outer: number): void {
    this.at++;
    this.depth--;
    this.open = outer;
  }

  private found(): string {
    const code = this.text.codePointAt(this.at);
    return code === undefined ? 'the end' : JSON.stringify(String.fromCodePoint(code));
  }

  private note(id: string, values: Problem['values'], start: number, end: number): void {
    if (this.problems.length < 100) this.problems.push({ id, values, start, end });
  }

  /** Text that ends inside a bracket was cut off, whatever was to come next. */
  private failAtEnd(): void {
    if (this.open >= 0) this.fail('json.unclosed', { opened: this.text[this.open] ?? '' }, this.open);
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

class JsonFault extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.id);
    this.problem = problem;
  }
}

import type { Json, Problem } from '../model.ts';
import { isExactNumber, isScalar, makeObject, numberFromText } from '../value.ts';
import { isHolder, meaningOfCall, meaningOfWord, openHolder } from './lenient-words.ts';

export interface LenientReading {
  /** Undefined where the text is none of the dialects. */
  readonly value: Json | undefined;
  /** One for each kind of thing that JSON doesn't have, at the first of them. */
  readonly problems: readonly Problem[];
}

const maxLenientDepth = 500;

/** Reads JSON with comments, JSON5 and the reprs of Python: whatever is not JSON is noted, and nothing is guessed. */
export class LenientParser {
  private at = 0;
  private depth = 0;
  private readonly text: string;
  private readonly odd = new Map<string, { count: number; start: number; end: number }>();
  private readonly repeated: Problem[] = [];
  private readonly word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
  private readonly number = /[+-]?(?:0[xX][0-9a-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?![\w$.])/y;
  private readonly name = /[A-Za-z_][\w.]{0,200}(?=\()/y;

  constructor(text: string) {
    this.text = text;
  }

  read(): LenientReading {
    try {
      this.skip();
      const value = this.readValue();
      this.skip();
      if (this.at < this.text.length) return { value: undefined, problems: [] };
      const odd = [...this.odd].map(([kind, { count, start, end }]) => {
        return { id: 'json.lenient', values: { kind, count }, start, end };
      });
      return { value, problems: [...odd, ...this.repeated] };
    } catch (error) {
      if (!(error instanceof LenientFault)) throw error;
      return { value: undefined, problems: [] };
    }
  }

  private readValue(): Json {
    const letter = this.text[this.at] ?? '';
    if (letter === '{') return this.readBraces();
    if (letter === '[') return this.readList(']');
    if (letter === '(') return this.readTuple();
    if (letter === '"' || letter === "'") return this.readString();
    if (/[-+.\d]/.test(letter)) return this.readNumber();
    return this.readWord();
  }

  /** An object, or a set where no colon follows the first element. */
  private readBraces(): Json {
    const start = this.at;
    const entries: [string, Json][] = [];
    const elements: Json[] = [];
    const seen = new Set<string>();
    this.enter();
    while (!this.isAt('}')) {
      const keyStart = this.at;
      const key = this.readKey();
      const keyEnd = this.at;
      this.skip();
      if (this.text[this.at] === ':' && elements.length === 0) {
        this.at++;
        this.skip();
        const name = typeof key === 'string' ? key : this.nameOfKey(key, keyStart, keyEnd);
        if (seen.has(name) && this.repeated.length < 100) {
          this.repeated.push({ id: 'json.duplicate-key', values: { key: name }, start: keyStart, end: keyEnd });
        }
        seen.add(name);
        entries.push([name, this.readValue()]);
      } else {
        if (entries.length > 0 || key === undefined) this.fail();
        elements.push(key);
      }
      this.readComma('}', true);
    }
    this.leave();
    if (elements.length === 0) return makeObject(entries);
    this.note('set', start);
    return elements;
  }

  /** Undefined for a name without quotes that is no value by itself. */
  private readKey(): Json {
    const start = this.at;
    this.word.lastIndex = start;
    const bare = this.word.exec(this.text)?.[0];
    const after = bare === undefined ? '' : this.text.slice(start + bare.length, start + bare.length + 100).trimStart();
    if (bare === undefined || !after.startsWith(':')) return this.readValue();
    this.at += bare.length;
    this.note('bare-key', start);
    return bare;
  }

  private nameOfKey(key: Json, start: number, end: number): string {
    this.note('bare-key', start);
    if (isExactNumber(key)) return key.text;
    return isScalar(key) && typeof key !== 'object' ? String(key) : this.text.slice(start, Math.min(end, start + 200));
  }

  private readList(close: ']' | ')'): Json[] {
    const elements: Json[] = [];
    this.enter();
    while (!this.isAt(close)) {
      elements.push(this.readValue());
      this.readComma(close, close === ']');
    }
    this.leave();
    return elements;
  }

  /** One value in parentheses is no tuple. */
  private readTuple(): Json {
    const start = this.at;
    const elements = this.readList(')');
    if (elements.length === 1 && !/,\s{0,20}\)$/.test(this.text.slice(Math.max(start, this.at - 30), this.at)))
      this.fail();
    this.note('tuple', start);
    return elements;
  }

  private readComma(close: string, isOdd: boolean): void {
    this.skip();
    if (this.text[this.at] === close) return;
    if (this.text[this.at] !== ',') this.fail();
    const comma = this.at++;
    this.skip();
    if (isOdd && this.text[this.at] === close) this.note('trailing-comma', comma);
  }

  private readString(): string {
    const { text } = this;
    const start = this.at;
    const quote = text[start] ?? '';
    const pieces: string[] = [];
    let from = ++this.at;
    for (; ; this.at++) {
      const letter = text[this.at];
      if (letter === undefined || letter === '\n') this.fail();
      if (letter === quote) break;
      if (letter === '\t') this.note('tab', this.at);
      if (letter !== '\\') continue;
      pieces.push(text.slice(from, this.at), this.readEscape());
      from = this.at + 1;
    }
    pieces.push(text.slice(from, this.at++));
    if (quote === "'") this.note('single-quotes', start);
    return pieces.join('');
  }

  /** Ends on the escape's last character. */
  private readEscape(): string {
    const start = this.at;
    const [, code, plain] = escapeCode.exec(this.text.slice(start, start + 10)) ?? [];
    if (code !== undefined) {
      this.at += code.length;
      if (!/^u[0-9a-fA-F]{4}$/.test(code)) this.note('escape', start);
      const point = Number.parseInt(code.slice(1), 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : this.fail();
    }
    const meaning = plainEscapes[plain ?? ''];
    if (meaning === undefined || plain === undefined) this.fail();
    this.at += plain.length;
    if (!/["\\/bfnrt]/.test(plain)) this.note('escape', start);
    return meaning;
  }

  private readNumber(): Json {
    const start = this.at;
    this.number.lastIndex = start;
    const found = this.number.exec(this.text)?.[0];
    if (found === undefined) return this.readSignedWord();
    this.at += found.length;
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(found)) return numberFromText(found);
    const sign = found.startsWith('-') ? '-' : '';
    const digits = found.replace(/^[+-]/, '');
    if (digits.length > 1000 || /^0\d/.test(digits)) this.fail();
    this.note('number', start);
    if (/^0x/i.test(digits)) return numberFromText(`${sign}${BigInt(digits)}`);
    return numberFromText(`${sign}${digits.replace(/^\./, '0.').replace(/\.(?=$|[eE])/, '')}`);
  }

  private readSignedWord(): Json {
    const sign = this.text[this.at];
    if (sign !== '-' && sign !== '+') this.fail();
    this.at++;
    const value = this.readWord();
    return typeof value === 'string' && /^(?:NaN|Infinity)$/.test(value) && sign === '-' ? `-${value}` : value;
  }

  private readWord(): Json {
    const start = this.at;
    const prefix = /^[bBuU](?=['"])/.exec(this.text.slice(start, start + 2))?.[0];
    if (prefix !== undefined) {
      this.at++;
      const inner = this.readString();
      if (/b/i.test(prefix)) this.note('bytes', start);
      return inner;
    }
    this.name.lastIndex = start;
    const called = this.name.exec(this.text)?.[0];
    if (called !== undefined) return this.readCall(called);
    this.word.lastIndex = start;
    const word = this.word.exec(this.text)?.[0] ?? '';
    const meaning = meaningOfWord(word);
    if (meaning === undefined) return this.fail();
    this.at += word.length;
    if (meaning.oddity !== null) this.note(meaning.oddity, start);
    return meaning.value;
  }

  private readCall(name: string): Json {
    const start = this.at;
    this.at += name.length;
    this.note('constructor', start);
    if (isHolder(name)) {
      const held = this.readList(')');
      if (held.length > 1) this.fail();
      return openHolder(name, held[0] ?? []);
    }
    this.skipCall();
    return meaningOfCall(name, this.text.slice(start, this.at));
  }

  /** To the parenthesis that closes this one; strings may hold others. */
  private skipCall(): void {
    let open = 0;
    for (; ; this.at++) {
      const letter = this.text[this.at];
      if (letter === undefined || letter === '\n') this.fail();
      if (letter === '(') open++;
      else if (letter === ')' && --open === 0) break;
      else if (letter === '"' || letter === "'") {
        this.readString();
        this.at--;
      }
    }
    this.at++;
  }

  private skip(): void {
    const { text } = this;
    for (;;) {
      while (this.at < text.length && /\s|\ufeff/.test(text[this.at] ?? '')) this.at++;
      const isLine = text.startsWith('//', this.at);
      if (!isLine && !text.startsWith('/*', this.at)) return;
      this.note('comment', this.at);
      const end = text.indexOf(isLine ? '\n' : '*/', this.at + 2);
      if (end < 0 && !isLine) this.fail();
      this.at = end < 0 ? text.length : end + (isLine ? 1 : 2);
    }
  }

  private isAt(close: string): boolean {
    if (this.at >= this.text.length) this.fail();
    return this.text[this.at] === close;
  }

  private enter(): void {
    if (++this.depth > maxLenientDepth) this.fail();
    this.at++;
    this.skip();
  }

  private leave(): void {
    this.depth--;
    this.at++;
  }

  private note(kind: string, start: number): void {
    const known = this.odd.get(kind);
    if (known !== undefined) known.count++;
    else this.odd.set(kind, { count: 1, start, end: Math.min(start + 1, this.text.length) });
  }

  private fail(): never {
    throw new LenientFault('not a dialect of JSON');
  }
}

/** A character by its number, or one that has a letter or stands for itself. */
const escapeCode = /^\\(?:(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})|(\r?\n|[^\r]))/;

const plainEscapes: { readonly [letter: string]: string | undefined } = {
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  a: '\u0007',
  '0': '\0',
  '\n': '',
  '\r\n': '',
};

class LenientFault extends Error {}

import type { Json, Problem } from '../model.ts';
import { isExactNumber, isScalar, makeObject } from '../value.ts';
import { LenientFault, LenientScanner } from './lenient-scanner.ts';
import { isHolder, meaningOfCall, meaningOfWord, openHolder } from './lenient-words.ts';

export interface LenientReading {
  /** Undefined where the text is none of the dialects. */
  readonly value: Json | undefined;
  /** One for each kind of thing that JSON doesn't have, at the first of them. */
  readonly problems: readonly Problem[];
}

const maxLenientDepth = 500;

/** Reads JSON with comments, JSON5 and the reprs of Python: whatever is not JSON is noted, and nothing is guessed. */
export class LenientParser extends LenientScanner {
  private depth = 0;
  private readonly repeated: Problem[] = [];
  private readonly word = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
  private readonly name = /[A-Za-z_][\w.]{0,200}(?=\()/y;

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
      if (this.depth <= maxLenientDepth) return { value: undefined, problems: [] };
      const values = { limit: maxLenientDepth };
      return { value: undefined, problems: [{ id: 'json.too-deep', values, start: this.at, end: this.at + 1 }] };
    }
  }

  private readValue(): Json {
    const letter = this.text[this.at] ?? '';
    if (letter === '{') return this.readBraces();
    if (letter === '[') return this.readList(']');
    if (letter === '(') return this.readTuple();
    if (letter === '"' || letter === "'") return this.readString();
    if (/[-+.\d]/.test(letter)) return this.readNumber() ?? this.readSignedWord();
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
}

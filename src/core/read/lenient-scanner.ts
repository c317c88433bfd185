import type { Json } from '../model.ts';
import { numberFromText } from '../value.ts';

/** The small parts of JSON's dialects: blanks and comments, texts, numbers. Whatever JSON doesn't have is noted. */
export class LenientScanner {
  protected at = 0;
  protected readonly text: string;
  protected readonly odd = new Map<string, { count: number; start: number; end: number }>();
  private readonly number = /[+-]?(?:0[xX][0-9a-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?![\w$.])/y;

  constructor(text: string) {
    this.text = text;
  }

  protected skip(): void {
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

  protected readString(): string {
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

  /** Undefined where no number starts. */
  protected readNumber(): Json | undefined {
    const start = this.at;
    this.number.lastIndex = start;
    const found = this.number.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(found)) return numberFromText(found);
    const sign = found.startsWith('-') ? '-' : '';
    const digits = found.replace(/^[+-]/, '');
    if (digits.length > 1000 || /^0\d/.test(digits)) this.fail();
    this.note('number', start);
    if (/^0x/i.test(digits)) return numberFromText(`${sign}${BigInt(digits)}`);
    return numberFromText(`${sign}${digits.replace(/^\./, '0.').replace(/\.(?=$|[eE])/, '')}`);
  }

  protected note(kind: string, start: number): void {
    const known = this.odd.get(kind);
    if (known !== undefined) known.count++;
    else this.odd.set(kind, { count: 1, start, end: Math.min(start + 1, this.text.length) });
  }

  protected fail(): never {
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

/** The text is none of the dialects. */
export class LenientFault extends Error {}

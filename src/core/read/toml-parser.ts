import type { Json } from '../model.ts';
import { makeObject, numberFromText } from '../value.ts';

/** The text is not TOML. */
export class TomlFault extends Error {}

/** A table while it is read; `isClosed` where TOML allows nothing more to be added. */
class TomlTable {
  readonly members = new Map<string, Json | TomlTable | TomlTable[]>();
  isDefined = false;
  isClosed = false;
}

const deepestToml = 100;
const bareKey = /[A-Za-z0-9_-]+/y;
const dateForm =
  /\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|\d\d:\d\d(?::\d\d(?:\.\d+)?)?/y;
const numberForm =
  /0x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[+-]?(?:inf|nan|(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?)/y;

/** Reads TOML 1.0. Numbers keep their text, dates and times stay text, NaN and infinities are their names. */
export class TomlParser {
  private at = 0;
  private readonly text: string;
  private readonly root = new TomlTable();

  constructor(text: string) {
    this.text = text;
  }

  read(): Json {
    let table = this.root;
    for (this.skipLines(); this.at < this.text.length; this.skipLines()) {
      if (this.text[this.at] === '[') table = this.readHeader();
      else this.readPair(table, 0);
      this.endLine();
    }
    return jsonOfTable(this.root);
  }

  private readHeader(): TomlTable {
    const isList = this.take('[[');
    if (!isList) this.expect('[');
    const path = this.readKey();
    this.expect(isList ? ']]' : ']');
    let table = this.root;
    for (const key of path.slice(0, -1)) table = this.enterTable(table, key);
    const name = path.at(-1) ?? '';
    const known = table.members.get(name);
    if (isList) {
      const next = new TomlTable();
      if (known === undefined) table.members.set(name, [next]);
      else if (isTableList(known)) known.push(next);
      else this.fail();
      return next;
    }
    const next = known === undefined ? new TomlTable() : known;
    if (!(next instanceof TomlTable) || next.isDefined || next.isClosed) this.fail();
    next.isDefined = true;
    table.members.set(name, next);
    return next;
  }

  /** The table under a key, the last one of a list of them; made where there is none. */
  private enterTable(table: TomlTable, key: string): TomlTable {
    const known = table.members.get(key);
    const inner = Array.isArray(known) ? known.at(-1) : known;
    if (inner instanceof TomlTable && !inner.isClosed) return inner;
    if (known !== undefined) this.fail();
    const next = new TomlTable();
    table.members.set(key, next);
    return next;
  }

  private readPair(table: TomlTable, depth: number): void {
    const path = this.readKey();
    this.expect('=');
    let holder = table;
    for (const key of path.slice(0, -1)) {
      holder = this.enterTable(holder, key);
      holder.isDefined = true;
    }
    const name = path.at(-1) ?? '';
    if (holder.members.has(name)) this.fail();
    holder.members.set(name, this.readValue(depth));
  }

  private readKey(): readonly string[] {
    const path: string[] = [];
    do {
      this.skipBlanks();
      const quote = this.text[this.at];
      if (quote === '"' || quote === "'") path.push(this.readLine(quote));
      else path.push(this.match(bareKey) ?? this.fail());
      this.skipBlanks();
    } while (this.take('.'));
    return path.length > deepestToml ? this.fail() : path;
  }

  private readValue(depth: number): Json | TomlTable {
    if (depth > deepestToml) this.fail();
    this.skipBlanks();
    for (const quote of ['"', "'"] as const) {
      if (this.take(quote.repeat(3))) return this.readBlock(quote);
      if (this.text[this.at] === quote) return this.readLine(quote);
    }
    if (this.take('[')) return this.readList(depth);
    if (this.take('{')) return this.readInline(depth);
    if (this.take('true')) return true;
    if (this.take('false')) return false;
    const date = this.match(dateForm);
    if (date !== undefined) return date;
    const number = this.match(numberForm)?.replaceAll('_', '') ?? this.fail();
    if (/nan|inf/.test(number)) return number.replace('nan', 'NaN').replace('inf', 'Infinity').replace('+', '');
    return numberFromText(/^0[xob]/.test(number) ? String(BigInt(number)) : number.replace('+', ''));
  }

  private readList(depth: number): Json {
    const elements: Json[] = [];
    for (this.skipLines(); !this.take(']'); this.skipLines()) {
      const element = this.readValue(depth + 1);
      elements.push(element instanceof TomlTable ? jsonOfTable(element) : element);
      this.skipLines();
      if (!this.take(',') && this.text[this.at] !== ']') this.fail();
    }
    return elements;
  }

  private readInline(depth: number): TomlTable {
    const table = new TomlTable();
    this.skipBlanks();
    while (!this.take('}')) {
      this.readPair(table, depth + 1);
      this.skipBlanks();
      if (!this.take(',') && this.text[this.at] !== '}') this.fail();
      this.skipBlanks();
    }
    table.isClosed = true;
    return table;
  }

  private readLine(quote: '"' | "'"): string {
    const start = ++this.at;
    for (; ; this.at++) {
      const letter = this.text[this.at];
      if (letter === undefined || letter === '\n') this.fail();
      if (letter === '\\' && quote === '"') this.at++;
      else if (letter === quote) break;
    }
    const raw = this.text.slice(start, this.at++);
    return quote === '"' ? this.unescape(raw) : raw;
  }

  private readBlock(quote: '"' | "'"): string {
    const start = /^\r?\n/.exec(this.text.slice(this.at, this.at + 2))?.[0].length ?? 0;
    this.at += start;
    const from = this.at;
    const close = quote.repeat(3);
    for (; !this.text.startsWith(close, this.at); this.at++) {
      if (this.at >= this.text.length) this.fail();
      if (this.text[this.at] === '\\' && quote === '"') this.at++;
    }
    for (let more = 0; more < 2 && this.text[this.at + 3] === quote; more++) this.at++;
    const raw = this.text.slice(from, this.at);
    this.at += 3;
    return quote === '"' ? this.unescape(raw.replace(/\\[ \t]*\r?\n\s*/g, '')) : raw;
  }

  private unescape(raw: string): string {
    return raw.replace(/\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|x[0-9a-fA-F]{2}|.|$)/gs, (_, code: string) => {
      const plain = plainTomlEscapes[code];
      if (plain !== undefined) return plain;
      const point = code.length > 1 ? Number.parseInt(code.slice(1), 16) : Number.NaN;
      return point <= 0x10ffff ? String.fromCodePoint(point) : this.fail();
    });
  }

  private skipBlanks(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.at++;
  }

  private skipLines(): void {
    for (;;) {
      while (/\s/.test(this.text[this.at] ?? '')) this.at++;
      if (this.text[this.at] !== '#') return;
      const end = this.text.indexOf('\n', this.at);
      this.at = end < 0 ? this.text.length : end;
    }
  }

  private endLine(): void {
    this.skipBlanks();
    if (this.at < this.text.length && !/[#\r\n]/.test(this.text[this.at] ?? '')) this.fail();
  }

  private match(form: RegExp): string | undefined {
    form.lastIndex = this.at;
    const found = form.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private take(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false;
    this.at += mark.length;
    return true;
  }

  private expect(mark: string): void {
    this.skipBlanks();
    if (!this.take(mark)) this.fail();
  }

  private fail(): never {
    throw new TomlFault('not TOML');
  }
}

const plainTomlEscapes: { readonly [letter: string]: string | undefined } = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  e: '\u001b',
  '"': '"',
  '\\': '\\',
};

function jsonOfTable(table: TomlTable): Json {
  return makeObject(
    [...table.members].map(([key, member]) => {
      const value =
        member instanceof TomlTable ? jsonOfTable(member) : isTableList(member) ? member.map(jsonOfTable) : member;
      return [key, value] as const;
    }),
  );
}

function isTableList(member: Json | TomlTable | TomlTable[] | undefined): member is TomlTable[] {
  return Array.isArray(member) && member[0] instanceof TomlTable;
}

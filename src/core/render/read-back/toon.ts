import type { Json, JsonArray } from '../../model.ts';
import { makeObject } from '../../value.ts';
import type { ReadBack } from '../read-back.ts';
import { indexOutsideQuotes, readToken, readToonKey, splitTokens, ToonFault } from '../toon-tokens.ts';

/** TOON as its specification 3.3 has readers in strict mode take it. Numbers keep their text. */
export const toonReadBack: ReadBack = {
  id: 'toon',
  read(text, { indent }) {
    try {
      return { value: new ToonReader(text, typeof indent === 'number' && indent > 0 ? indent : 2).read() };
    } catch (error) {
      if (error instanceof ToonFault) return null;
      throw error;
    }
  },
};

interface ToonLine {
  readonly text: string;
  readonly depth: number;
  readonly isAfterBlank: boolean;
}

interface ToonHeader {
  readonly length: number;
  readonly delimiter: string;
  /** The names of a table's columns. */
  readonly names: readonly string[] | null;
  readonly inline: string;
}

class ToonReader {
  private readonly lines: readonly ToonLine[];
  private at = 0;
  /** Lists that are open: no line in them may follow a blank one. */
  private openLists = 0;

  constructor(text: string, unit: number) {
    this.lines = readToonLines(text, unit);
  }

  read(): Json {
    const [first] = this.lines;
    if (first === undefined) return {};
    const value = this.root(first.text);
    if (this.at < this.lines.length) throw new ToonFault();
    return value;
  }

  private root(text: string): Json {
    const isAlone = this.lines.length === 1;
    if (text.startsWith('[') && !(isAlone && text === '[]')) {
      this.at++;
      return this.list(readHeader(text), 0);
    }
    if (!isAlone || indexOutsideQuotes(text, ':') >= 0) return makeObject([...this.members(0, new Map())]);
    this.at++;
    return text === '[]' ? [] : readToken(text);
  }

  /** The line at this depth, if the next one is; a deeper one belongs to nothing. */
  private next(depth: number): string | null {
    const line = this.lines[this.at];
    if (line === undefined || line.depth < depth) return null;
    if (line.depth > depth || (line.isAfterBlank && this.openLists > 0)) throw new ToonFault(line.text);
    return line.text;
  }

  private members(depth: number, found: Map<string, Json>): Map<string, Json> {
    for (let text = this.next(depth); text !== null; text = this.next(depth)) {
      this.at++;
      this.member(text, depth, found);
    }
    return found;
  }

  private member(text: string, depth: number, found: Map<string, Json>): void {
    const colon = indexOutsideQuotes(text, ':');
    const bracket = indexOutsideQuotes(text, '[');
    if (colon < 0) throw new ToonFault(text);
    const isList = bracket >= 0 && bracket < colon;
    const key = readToonKey(text.slice(0, isList ? bracket : colon));
    if (found.has(key)) throw new ToonFault(text);
    const rest = text.slice(colon + 1).trim();
    if (isList) found.set(key, this.list(readHeader(text.slice(bracket)), depth));
    else if (rest === '') found.set(key, makeObject([...this.members(depth + 1, new Map())]));
    else found.set(key, rest === '[]' ? [] : readToken(rest));
  }

  private list(header: ToonHeader, depth: number): JsonArray {
    const { length, delimiter, names, inline } = header;
    if (inline === '' && names === null && length === 0) return [];
    this.openLists++;
    const read = (text: string) => splitTokens(text, delimiter).map(readToken);
    let values: readonly Json[];
    if (names !== null) values = this.rows(names, delimiter, depth + 1);
    else values = inline === '' ? this.elements(depth + 1) : read(inline);
    this.openLists--;
    if (values.length !== length || (names !== null && inline !== '')) throw new ToonFault(inline);
    return values;
  }

  private rows(names: readonly string[], delimiter: string, depth: number): readonly Json[] {
    const rows: Json[] = [];
    for (let text = this.nextRow(depth, delimiter); text !== null; text = this.nextRow(depth, delimiter)) {
      this.at++;
      const cells = splitTokens(text, delimiter);
      if (cells.length !== names.length) throw new ToonFault(text);
      rows.push(makeObject(names.map((name, index) => [name, readToken(cells[index] ?? '')])));
    }
    return rows;
  }

  /** A line whose first colon stands before the first delimiter is a member after the table. */
  private nextRow(depth: number, delimiter: string): string | null {
    const text = this.next(depth);
    if (text === null) return null;
    const colon = indexOutsideQuotes(text, ':');
    const cut = indexOutsideQuotes(text, delimiter);
    return colon < 0 || (cut >= 0 && cut < colon) ? text : null;
  }

  private elements(depth: number): readonly Json[] {
    const elements: Json[] = [];
    for (let text = this.next(depth); text?.startsWith('-'); text = this.next(depth)) {
      this.at++;
      if (text !== '-' && text[1] !== ' ') throw new ToonFault(text);
      elements.push(this.element(text.slice(1).trim(), depth));
    }
    return elements;
  }

  private element(text: string, depth: number): Json {
    if (text === '') return {};
    if (text.startsWith('[')) return this.list(readHeader(text), depth);
    if (indexOutsideQuotes(text, ':') < 0) return readToken(text);
    const found = new Map<string, Json>();
    this.member(text, depth + 1, found);
    return makeObject([...this.members(depth + 1, found)]);
  }
}

function readToonLines(text: string, unit: number): readonly ToonLine[] {
  const lines: ToonLine[] = [];
  let isAfterBlank = false;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') {
      const spaces = /^ */.exec(line)?.[0].length ?? 0;
      if (line[spaces] === '\t' || spaces % unit !== 0) throw new ToonFault(line);
      lines.push({ text: trimmed, depth: spaces / unit, isAfterBlank });
    }
    isAfterBlank = trimmed === '';
  }
  return lines;
}

/** `text` starts at the bracket. */
function readHeader(text: string): ToonHeader {
  const [bracket, length, mark] = /^\[(0|[1-9]\d{0,15})([\t|]?)\]/.exec(text) ?? [];
  if (bracket === undefined) throw new ToonFault(text);
  const delimiter = mark || ',';
  let rest = text.slice(bracket.length);
  let names: readonly string[] | null = null;
  if (rest.startsWith('{')) {
    const end = indexOutsideQuotes(rest, '}');
    if (end < 0) throw new ToonFault(text);
    names = splitTokens(rest.slice(1, end), delimiter).map(readToonKey);
    rest = rest.slice(end + 1);
  }
  if (!rest.startsWith(':')) throw new ToonFault(text);
  return { length: Number(length), delimiter, names, inline: rest.slice(1).trim() };
}

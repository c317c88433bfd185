import { classOfCode } from './classes.ts';
import { type CountingModule, instantiate } from './counting-module.ts';
import type { EncodingName } from './encoding-name.ts';
import { mergeLong } from './merge-long.ts';
import { ModuleMemory } from './module-memory.ts';
import { nextSeam } from './seams.ts';

/** UTF-16 units that are encoded at a time, where the text has a seam soon after. */
const WINDOW = 1 << 15;
const BYTE_TOKENS = 256;
const PLANES = 6;

export interface TextMeasure {
  readonly tokens: number;
  /** In UTF-8. */
  readonly bytes: number;
}

export interface TokenCounter {
  readonly encoding: EncodingName;
  /** The exact number of tokens of `text`. Special tokens in it count as the plain text that they are. */
  count(text: string): number;
  /** The same number, with the bytes that were counted. */
  measure(text: string): TextMeasure;
  /**
   * The UTF-16 offset at which each token ends, of the first `limit` tokens. A token that ends inside a character
   * reports the end of that character.
   */
  ends(text: string, limit?: number): Uint32Array;
  /**
   * How many tokens begin in each part of `text`. `ends` holds where the parts end, in order; the last reaches to the end
   * of the text. A token belongs to the character that holds its first byte.
   */
  countParts(text: string, ends: ArrayLike<number>): Uint32Array;
}

/** `table` is what `packTable` made of the encoding, `code` the compiled module in Base64. */
export function createCounter(encoding: EncodingName, table: string, code: string): TokenCounter {
  let longEnds: Uint32Array = new Uint32Array();
  const module: CountingModule = instantiate(code, {
    mergeLong(from, to) {
      longEnds = mergeLong(module.findMerged, module.NONE.value, from, to);
      return longEnds.length;
    },
    endInLong: (token) => longEnds[token] as number,
  });
  const memory = new ModuleMemory(module);
  prepare(module, memory, table);
  if (encoding === 'cl100k_base') module.chooseCl100k();

  function measure(text: string): TextMeasure {
    let tokens = 0;
    let bytes = 0;
    for (const [start, stop] of windowsOf(text)) {
      const end = memory.write(text.slice(start, stop));
      tokens += module.countText(end);
      bytes += end - memory.text;
    }
    return { tokens, bytes };
  }

  function ends(text: string, limit = Number.POSITIVE_INFINITY): Uint32Array {
    const found: Uint32Array[] = [];
    let left = limit;
    for (const [start, stop] of windowsOf(text)) {
      if (left <= 0) break;
      const end = memory.write(text.slice(start, stop));
      const most = Math.min(left, end - memory.text);
      const out = memory.wordsBehind(end, most);
      const tokens = module.findTokenEnds(end, most, out);
      found.push(memory.words(out, tokens).map((offset) => start + offset));
      left -= tokens;
    }
    return concatenate(found);
  }

  function countParts(text: string, ends: ArrayLike<number>): Uint32Array {
    const counts = new Uint32Array(ends.length);
    let part = 0;
    for (const [start, stop] of windowsOf(text)) {
      while (part + 1 < ends.length && (ends[part] as number) <= start) part++;
      let last = part;
      while (last + 1 < ends.length && (ends[last] as number) < stop) last++;
      const end = memory.write(text.slice(start, stop));
      const words = memory.wordsBehind(end, 2 * (last - part) + 1);
      const partEnds = memory.words(words, last - part);
      for (let i = part; i < last; i++) partEnds[i - part] = (ends[i] as number) - start;
      module.countParts(end, end - memory.text === stop - start, words, last - part);
      const counted = memory.words(words + partEnds.byteLength, last - part + 1);
      for (let i = part; i <= last; i++) counts[i] = (counts[i] as number) + (counted[i - part] as number);
      part = last;
    }
    return counts;
  }

  return { encoding, count: (text) => measure(text).tokens, measure, ends, countParts };
}

/** Where the text is cut into parts whose counts add up. */
function* windowsOf(text: string): Generator<readonly [start: number, stop: number]> {
  for (let start = 0; start < text.length; ) {
    const stop = nextSeam(text, start + WINDOW);
    yield [start, stop];
    start = stop;
  }
}

function prepare(module: CountingModule, memory: ModuleMemory, table: string): void {
  const tokens = table.length / PLANES;
  if (!Number.isInteger(tokens) || tokens < BYTE_TOKENS) {
    throw new Error(`A token table of ${table.length} characters is broken`);
  }
  memory.set(classOfCode, module.classOfCode.value);
  memory.write(table);
  module.unpackTokens(tokens);
}

function concatenate(arrays: readonly Uint32Array[]): Uint32Array {
  const whole = new Uint32Array(arrays.reduce((length, array) => length + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    whole.set(array, at);
    at += array.length;
  }
  return whole;
}

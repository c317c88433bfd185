import type { FormatOptions, Json } from '../../model.ts';
import { makeObject } from '../../value.ts';
import type { ReadBack } from '../read-back.ts';
import { readCell } from '../read-records.ts';

/**
 * Blocks in which every line is `key: value` and no key comes twice are records, one block alone an object. All else is
 * what it says, a text. Dots in keys are a part of them.
 */
export const textReadBack: ReadBack = {
  id: 'text',
  read(text, options) {
    const records: Json[] = [];
    for (const block of text.split('\n\n')) {
      const record = readLines(block.split('\n'), options);
      if (record === null) return { value: readCell(text, options) };
      records.push(record);
    }
    const [first] = records;
    return { value: records.length === 1 && first !== undefined ? first : records };
  },
};

function readLines(lines: readonly string[], options: FormatOptions): Json | null {
  const members = new Map<string, Json>();
  for (const line of lines) {
    const end = line.indexOf(': ');
    const key = line.slice(0, end);
    if (end <= 0 || members.has(key)) return null;
    members.set(key, readCell(line.slice(end + 2), options));
  }
  return makeObject([...members]);
}

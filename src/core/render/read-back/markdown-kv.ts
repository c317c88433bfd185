import type { FormatOptions, Json } from '../../model.ts';
import { makeObject } from '../../value.ts';
import type { ReadBack } from '../read-back.ts';
import { nameOnce, readCell, readMarkdownText } from '../read-records.ts';

/** Blocks of bold keys are records, other items texts; one block of keys is one object. What is no list is text. */
export const markdownKvReadBack: ReadBack = {
  id: 'markdown-kv',
  read(text, options) {
    const blocks = text.split('\n\n').map((block) => block.split('\n'));
    if (!blocks.every((lines) => lines.every((line) => line.startsWith('- '))))
      return { value: readCell(text, options) };
    const renamed = new Set<string>();
    const read = blocks.map((lines) => readBlock(lines, options, renamed));
    const [first] = read;
    if (read.length === 1 && first !== undefined) return { value: first, renamed };
    return { value: read.flatMap((block) => (Array.isArray(block) ? block : [block])), renamed };
  },
};

function readBlock(lines: readonly string[], options: FormatOptions, renamed: Set<string>): Json {
  const pairs = lines.map((line) => /^- \*\*([^\\*]*(?:\\[\\*][^\\*]*)*)\*\*:(.*)$/.exec(line));
  if (!pairs.every((pair) => pair !== null))
    return lines.map((line) => readCell(readMarkdownText(line.slice(2)), options));
  const header = nameOnce(pairs.map(([, key = '']) => readMarkdownText(key.replace(/\\([\\*])/g, '$1'))));
  for (const name of header.renamed) renamed.add(name);
  return makeObject(
    pairs.map(([, , cell = ''], index) => [header.names[index] ?? '', readCell(readMarkdownText(cell), options)]),
  );
}

import type { FormatOptions, Json } from '../model.ts';
import { makeObject } from '../value.ts';
import type { ReadBackValue } from './read-back.ts';

/** Rows of cells as objects; a column whose name was there before gets another. */
export function readRecords(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  options: FormatOptions,
): ReadBackValue {
  const { names, renamed } = nameOnce(header);
  return {
    value: rows.map((cells) => makeObject(cells.map((cell, index) => [names[index] ?? '', readCell(cell, options)]))),
    renamed,
  };
}

/** Names of which none comes twice, and those that had to be made up. */
export function nameOnce(header: readonly string[]): { names: readonly string[]; renamed: ReadonlySet<string> } {
  const taken = new Set<string>(header);
  const seen = new Set<string>();
  const renamed = new Set<string>();
  const names = header.map((wanted) => {
    if (!seen.has(wanted)) {
      seen.add(wanted);
      return wanted;
    }
    let name = `${wanted} (2)`;
    for (let copy = 3; taken.has(name); copy++) name = `${wanted} (${copy})`;
    taken.add(name);
    renamed.add(name);
    return name;
  });
  return { names, renamed };
}

/** A cell is text, or null where it says what stands for null. */
export function readCell(text: string, options: FormatOptions): Json {
  return text === options.nullToken && text !== '' ? null : text;
}

/** As Markdown has it: spaces and tabs around a cell are not its own, `<br>` is a line break. */
export function readMarkdownText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isMarginSpace(text.charCodeAt(start))) start++;
  while (end > start && isMarginSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end).replaceAll('<br>', '\n');
}

function isMarginSpace(code: number): boolean {
  return code === 32 || code === 9;
}

import { makeObject } from '../../value.ts';
import type { ReadBack } from '../read-back.ts';
import { nameOnce, readCell, readMarkdownText, readRecords } from '../read-records.ts';

/** A table of records, a table of fields and values as one object, a list; anything else is text. Cells are text. */
export const markdownReadBack: ReadBack = {
  id: 'markdown',
  read(text, options) {
    const lines = text.split('\n');
    if (lines.length > 1 && /^\|(?: --- \|)*$/.test(lines[1] ?? '')) {
      const [header = [], , ...rows] = lines.map(readTableRow);
      if (header.length !== 2 || header[0] !== 'field' || header[1] !== 'value')
        return readRecords(header, rows, options);
      const { names, renamed } = nameOnce(rows.map(([field = '']) => field));
      return {
        value: makeObject(names.map((name, index) => [name, readCell(rows[index]?.[1] ?? '', options)])),
        renamed,
      };
    }
    if (lines.every((line) => line.startsWith('- ')))
      return { value: lines.map((line) => readCell(readMarkdownText(line.slice(2)), options)) };
    return { value: readCell(text, options) };
  },
};

/** Cells between pipes that no backslash escapes. */
function readTableRow(line: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let start = 1;
  for (let at = 1; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code === 92 && /[\\|]/.test(line[at + 1] ?? '')) {
      cell += line.slice(start, at);
      at++;
      start = at;
    } else if (code === 124) {
      cells.push(readMarkdownText(cell + line.slice(start, at)));
      cell = '';
      start = at + 1;
    }
  }
  return cells;
}

import type { Format, Json } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar } from '../../value.ts';
import { cellText, toTable } from '../table.ts';

/** A GitHub-flavoured table for rows, a two-column table for one object, a list for scalars. */
export const markdownFormat: Format = {
  id: 'markdown',
  nests: false,
  extension: 'md',
  mediaType: 'text/markdown',
  defaults: { nullToken: '' },
  write(value, options) {
    const nullToken = options.nullToken ?? '';
    if (isScalar(value)) return cellText(value, nullToken);
    if (isArray(value) && value.length === 0) return '';
    if (isArray(value) && value.every(isScalar))
      return value.map((item) => `- ${escapeLines(cellText(item, nullToken))}`).join('\n');
    if (isObject(value)) return writeTable(['field', 'value'], entriesOf(value), nullToken);
    const { columns, rows } = toTable(value);
    return writeTable(columns, rows, nullToken);
  },
};

function writeTable(
  columns: readonly string[],
  rows: readonly (readonly (Json | undefined)[])[],
  nullToken: string,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [line(columns.map(escapeCell)), line(columns.map(() => '---'))];
  return [...head, ...rows.map((row) => line(row.map((cell) => escapeCell(cellText(cell, nullToken)))))].join('\n');
}

function escapeCell(text: string): string {
  return escapeLines(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|');
}

function escapeLines(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '<br>');
}

export const examples = [
  { value: [{ n: 'W', d: 'cheap | fast' }], text: '| n | d |\n| --- | --- |\n| W | cheap \\| fast |' },
  { value: { a: 'x\ny' }, text: '| field | value |\n| --- | --- |\n| a | x<br>y |' },
  { value: ['x', 2], text: '- x\n- 2' },
];

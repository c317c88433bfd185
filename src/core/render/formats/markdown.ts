import { inParts } from '../../in-parts.ts';
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
  *writeParts(value, options) {
    const nullToken = options.nullToken ?? '';
    if (isScalar(value)) yield cellText(value, nullToken);
    else if (isArray(value) && value.every(isScalar))
      yield* inParts(value, '\n', (item) => `- ${escapeLines(cellText(item, nullToken))}`);
    else if (isObject(value)) yield* tableParts(['field', 'value'], entriesOf(value), (entry) => entry, nullToken);
    else {
      const { columns, records, cellsOf } = toTable(value);
      yield* tableParts(columns, records, cellsOf, nullToken);
    }
  },
};

function* tableParts<T>(
  columns: readonly string[],
  records: readonly T[],
  cellsOf: (record: T) => readonly (Json | undefined)[],
  nullToken: string,
): Generator<string> {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  yield `${line(columns)}\n${line(columns.map(() => '---'))}`;
  yield* inParts(records, '', (record) => `\n${line(cellsOf(record).map((cell) => cellText(cell, nullToken)))}`);
}

export function escapeCell(text: string): string {
  return escapeLines(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|');
}

export function escapeLines(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '<br>');
}

export const examples = [
  { value: [{ n: 'W', d: 'cheap | fast' }], text: '| n | d |\n| --- | --- |\n| W | cheap \\| fast |' },
  { value: { a: 'x\ny' }, text: '| field | value |\n| --- | --- |\n| a | x<br>y |' },
  { value: ['x', 2], text: '- x\n- 2' },
];

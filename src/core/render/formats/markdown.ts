import type { Format, Json, TextPart } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar } from '../../value.ts';
import { cellText, joinCells, toTable } from '../table.ts';

/** A GitHub-flavoured table for rows, a two-column table for one object, a list for scalars. */
export const markdownFormat: Format = {
  id: 'markdown',
  nests: false,
  extension: 'md',
  mediaType: 'text/markdown',
  defaults: { nullToken: '' },
  *layOut(value, options) {
    const nullToken = options.nullToken ?? '';
    const write = (cell: Json | undefined) => escapeCell(cellText(cell, nullToken));
    if (isScalar(value)) yield cellText(value, nullToken);
    else if (isArray(value) && value.every(isScalar)) {
      const writeItem = (item: Json) => `- ${escapeLines(cellText(item, nullToken))}`;
      yield { rows: value, separator: '\n', write: writeItem, members: null };
    } else if (isObject(value)) {
      yield tableHead(['field', 'value']);
      for (const [key, member] of entriesOf(value)) yield `\n${tableLine([escapeCell(key), write(member)])}`;
    } else yield* layOutTable(value, write);
  },
};

function* layOutTable(value: Json, write: (cell: Json | undefined) => string): Generator<TextPart> {
  const table = toTable(value);
  const { columns, records, isRagged } = table;
  yield tableHead(columns);
  yield {
    rows: records,
    separator: '',
    write: (record) => `\n| ${joinCells(table, record, ' | ', write)} |`,
    members: isRagged ? null : { open: '\n| ', between: ' | ', close: ' |', columns, write: (_, cell) => write(cell) },
  };
}

function tableHead(columns: readonly string[]): string {
  return `${tableLine(columns.map(escapeCell))}\n${tableLine(columns.map(() => '---'))}`;
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function escapeCell(text: string): string {
  return /[\\|\r\n]/.test(text) ? escapeLines(text).replaceAll('\\', '\\\\').replaceAll('|', '\\|') : text;
}

export function escapeLines(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '<br>');
}

export const examples = [
  { value: [{ n: 'W', d: 'cheap | fast' }], text: '| n | d |\n| --- | --- |\n| W | cheap \\| fast |' },
  { value: { a: 'x\ny' }, text: '| field | value |\n| --- | --- |\n| a | x<br>y |' },
  { value: ['x', 2], text: '- x\n- 2' },
];

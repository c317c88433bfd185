import type { Json, Problem, ReadStep } from '../model.ts';
import { type TableRow, tableFromRows, warningsOfTable } from './table-rows.ts';
import { type TextLine, toldLines } from './text-lines.ts';

export const ruleLine = /^ {0,20}[-+=|─━═┌┬┐├┼┤└┴┘┏┳┓┡╇┩╞╪╡╒╤╕╘╧╛╔╦╗╠╬╣╚╩╝╭╮╰╯┠┨┝┿┥]{3,}$/;
const ruleCrossing = /[+┼┬┴╇┳╪╤╧╦╬╩┿]/;
const cellBorder = /[|│┃║]/;
const countLine = /^\(?(\d{1,12}) rows?(?:\)| in set\b.*)$/;
const closingTextLine = /^(?:(?:SELECT|SHOW|FETCH) ?\d*|Time: [\d.,]+ .*|Empty set\b.*)$/;
/** DuckDB writes the types under the names. */
const typeName =
  /^(?:u?(?:tiny|small|big|huge)?int\d*|varchar|text|date|double|float|boolean|timestamp\b.*|decimal\(.*|blob|uuid|\w+\[\])$/;

/** Reads a text that is one table as psql, mysql and DuckDB draw it; null where it isn't. */
export function readBoxTable(text: string): ReadStep | null {
  if (!/^[^\n]{0,20000}\n[^\n]{0,20000}(?:\n|$)/.test(text.trimStart())) return null;
  const start = /^\s{0,200}\n/.exec(text)?.[0].length ?? 0;
  const [first = '', second = ''] = text
    .slice(start, start + 40_000)
    .split('\n', 2)
    .map((line) => line.trimEnd());
  const isBordered = ruleLine.test(first);
  if (!isBordered && !ruleLine.test(second)) return null;
  const lines = toldLines(text);
  const { stated, count } = readClosingLines(lines);
  return isBordered
    ? readBox(lines.slice(1, lines.length - count), first, true, stated)
    : readBox(lines.slice(0, lines.length - count), second, false, stated);
}

/** The rows that a table says it has, and where. */
interface StatedCount {
  readonly rows: number;
  readonly start: number;
  readonly end: number;
}

/** How many lines at the end belong to no row, and the rows that they state. */
function readClosingLines(lines: readonly TextLine[]): { stated: StatedCount | null; count: number } {
  let stated: StatedCount | null = null;
  let count = 0;
  for (; count < 4 && count < lines.length - 2; count++) {
    const { content, start } = lines[lines.length - 1 - count] ?? { content: '', start: 0 };
    const line = content.trim();
    const rows = countLine.exec(line)?.[1];
    if (rows !== undefined) stated = { rows: Number(rows), start, end: start + content.length };
    else if (!closingTextLine.test(line)) break;
  }
  return { stated, count };
}

function readBox(
  lines: readonly TextLine[],
  rule: string,
  isBordered: boolean,
  stated: StatedCount | null,
): ReadStep | null {
  const widths = rule
    .replace(/^ *[^-=─━═]/, '')
    .replace(/[^-=─━═]$/, '')
    .split(ruleCrossing)
    .map((part) => part.length);
  const isRule = (line: TextLine | undefined) => ruleLine.test(line?.content.trimEnd() ?? '');
  const underHead = lines.findIndex(isRule);
  const rules = lines.filter(isRule).length;
  if (widths.length === 1 && rules > 2) return null;
  if (underHead < 1 || underHead > 3 || (widths.length === 1 && !isBordered && stated === null)) return null;
  const cut = (line: TextLine) => splitBox(line.content, isBordered, widths);
  const heads = lines.slice(0, underHead).map(cut);
  const body = lines.slice(underHead + 1).filter((line) => !isRule(line));
  if (heads.some((cells) => cells?.length !== widths.length)) return null;
  const rows: { cells: string[]; start: number; goesOn: boolean }[] = [];
  for (const line of body) {
    const cells = cut(line);
    if (cells === null) return null;
    const last = rows.at(-1);
    const goesOn = !isBordered && cells.some((cell, index) => isContinued(cell, widths[index] ?? 0));
    const parts = cells.map((cell, index) =>
      goesOn && isContinued(cell, widths[index] ?? 0) ? cell.slice(0, -1) : cell,
    );
    if (last?.goesOn === true) {
      for (const [index, part] of parts.entries())
        if (part.trim() !== '') last.cells[index] = `${last.cells[index] ?? ''}\n${part.trim()}`;
      last.goesOn = goesOn;
    } else rows.push({ cells: parts.map((part) => part.trim()), start: line.start, goesOn });
  }
  const named = heads.filter((cells, index) => index === 0 || !cells?.every((cell) => typeName.test(cell.trim())));
  const header = widths.map((_, index) =>
    named
      .map((cells) => cells?.[index]?.trim() ?? '')
      .join(' ')
      .trim(),
  );
  const none = isBordered ? 'NULL' : '';
  const toNull = (cell: string): Json => (cell === none ? null : cell);
  const records = rows.map(({ cells, start }): TableRow => ({ cells: cells.map(toNull), start }));
  const { value, problems } = tableFromRows(header, lines[0]?.start ?? 0, records);
  const others: Problem[] = [];
  const isShort = stated !== null && stated.rows > value.length;
  if (stated !== null && stated.rows !== value.length) {
    const values = { stated: stated.rows, rows: value.length };
    others.push({ id: 'table.other-count', values, start: stated.start, end: stated.end });
  }
  return {
    next: { of: 'value', value },
    isFinal: false,
    format: 'box-table',
    problems: [...problems, ...others],
    isPartial: isShort,
    warnings: isShort ? ['input_truncated'] : warningsOfTable(problems),
  };
}

/** psql marks a line that goes on by a plus in the place of the blank after the cell. */
function isContinued(cell: string, width: number): boolean {
  return cell.length === width && cell.endsWith('+');
}

/** Null where the line is no row. Borders that stand where the rule has its crossings count before others. */
function splitBox(content: string, isBordered: boolean, widths: readonly number[]): readonly string[] | null {
  const line = content.trimEnd();
  const from = isBordered ? line.search(cellBorder) + 1 : 0;
  if (isBordered && (from === 0 || line.slice(0, from - 1).trim() !== '' || !cellBorder.test(line.at(-1) ?? '')))
    return null;
  const inner = isBordered ? line.slice(from, Math.max(from, line.length - 1)) : line;
  const parts = inner.split(cellBorder);
  if (parts.length <= widths.length) return widths.length > 1 && parts.length === 1 ? null : parts;
  const cells: string[] = [];
  let at = 0;
  for (const [index, width] of widths.entries()) {
    const isLast = index === widths.length - 1;
    if (!isLast && !cellBorder.test(inner[at + width] ?? '')) return parts;
    cells.push(isLast ? inner.slice(at) : inner.slice(at, at + width));
    at += width + 1;
  }
  return cells;
}

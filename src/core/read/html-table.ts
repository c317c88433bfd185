import { findElements, type HtmlElement, wordsOfElement } from './html-tree.ts';

export interface HtmlTable {
  readonly caption: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** More cells than these are no span that a page means. */
const widestSpan = 100;

/** A table with a header and rows under it; null where it only lays out a page. */
export function readHtmlTable(table: HtmlElement): HtmlTable | null {
  const lines = findElements(table, /^tr$/).map((row) => findElements(row, /^t[dh]$/));
  const told = lines.filter((cells) => cells.length > 0);
  const head = told.findIndex((cells) => cells.every(({ name }) => name === 'th'));
  const start = Math.max(head, 0);
  const header = spanCells(told[start] ?? []);
  const rows = told.slice(start + 1).map(spanCells);
  if (header.length < 2 || rows.length === 0 || told.some((cells) => cells.some(holdsTable))) return null;
  const caption = findElements(table, /^caption$/)[0];
  return { caption: caption === undefined ? '' : wordsOfElement(caption), header, rows };
}

function holdsTable(cell: HtmlElement): boolean {
  return findElements(cell, /^table$/).length > 0;
}

/** A cell over several columns stands in each. */
function spanCells(cells: readonly HtmlElement[]): readonly string[] {
  return cells.flatMap((cell) => {
    const span = Number(cell.attributes.colspan ?? 1);
    const count = Number.isInteger(span) && span > 1 ? Math.min(span, widestSpan) : 1;
    return Array.from({ length: count }, () => wordsOfElement(cell));
  });
}

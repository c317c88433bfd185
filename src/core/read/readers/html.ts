import type { Json, Reader, ReadStep, Values } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { markdownOfHtml } from '../html-markdown.ts';
import { type HtmlTable, readHtmlTable } from '../html-table.ts';
import { findElements, hopelessHtml, parseHtml, wordsOfElement } from '../html-tree.ts';
import { tableFromRows } from '../table-rows.ts';

const pageStart = /^(?:\s*<(?:\?xml|!--)[^>]{0,1000}>){0,5}\s*<(?:!doctype html|html|head|body)\b/i;
const pieceStart =
  /^\s*<(?:div|p|table|ul|ol|dl|section|article|main|header|nav|h[1-6]|pre|blockquote|center|thead|tbody|tr)\b[^<>]{0,2000}>/i;
/** A page longer than this is no result, and its tree would fill the memory. */
const longestPage = 5_000_000;

/** A page or a piece of one: its tables as rows where it is tables, else its words as Markdown. */
export const htmlReader: Reader = {
  id: 'html',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text') return null;
    const { text } = input;
    const isPage = pageStart.test(text.slice(0, 6000));
    if (!isPage && !(pieceStart.test(text.slice(0, 3000)) && /<\/[a-z][a-z0-9]{0,10}\s*>/i.test(text))) return null;
    if (text.length > longestPage)
      return leavePage(text, 'html.too-large', { characters: text.length, limit: longestPage });
    const root = parseHtml(text);
    if (root === null) return leavePage(text, 'html.too-deep', { limit: hopelessHtml });
    const tables = findElements(root, /^table$/).flatMap((table) => readHtmlTable(table) ?? []);
    const all = wordsOfElement(root).length;
    const inTables = tables.reduce((sum, table) => sum + lengthOfTable(table), 0);
    if (tables.length > 0 && inTables > all * 0.6) {
      return { next: { of: 'value', value: valueOfTables(tables) }, isFinal: false, format: 'html' };
    }
    const title = findElements(root, /^title$/)[0];
    const words = markdownOfHtml(root);
    const heading = title === undefined ? '' : wordsOfElement(title);
    const hasHeading = heading === '' || words.includes(`# ${heading}`);
    const value = hasHeading ? words : `# ${heading}\n\n${words}`.trim();
    return { next: { of: 'value', value }, isFinal: true, format: 'text' };
  },
};

function leavePage(text: string, id: string, values: Values): ReadStep {
  const problems = [{ id, values, start: 0, end: text.length }];
  return { next: { of: 'value', value: text }, isFinal: true, format: 'text', problems };
}

function lengthOfTable({ header, rows }: HtmlTable): number {
  return [header, ...rows].reduce((sum, cells) => sum + cells.reduce((all, cell) => all + cell.length + 1, 0), 0);
}

function valueOfTables(tables: readonly HtmlTable[]): Json {
  const lists = tables.map(({ header, rows }) => {
    return tableFromRows(
      header,
      0,
      rows.map((cells) => ({ cells, start: 0 })),
    ).value;
  });
  if (lists.length === 1) return lists[0] ?? [];
  const names = tables.map(({ caption }, index) => caption || `table_${index + 1}`);
  const isUnique = new Set(names).size === names.length;
  return makeObject(
    lists.map((rows, index) => [isUnique ? (names[index] ?? '') : `table_${index + 1}`, rows] as const),
  );
}

export const examples = {
  hits: [
    '<html><head><title>Orders</title></head><body><table><tr><th>id</th><th>name</th></tr><tr><td>1<td>Ann</tr></table></body></html>',
    '<!DOCTYPE html>\n<html><body><h1>Title</h1><script>var a = "<p>";</script><p>One &amp; <a href="https://example.com">two</a></p><ul><li>a<li>b</ul></body></html>',
    '<div><p>Words <b>here</b></p></div>',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>',
  ],
  misses: [
    { text: '<html><head><title>502 Bad Gateway</title></head><body>gw</body></html>', why: 'it is an error page' },
    { text: '<orders><order id="1"/></orders>', why: 'it is XML' },
    { text: '<p is less than q', why: 'no tag is closed' },
    { text: 'Words, then <b>bold</b>', why: 'words come before the tag' },
  ],
};

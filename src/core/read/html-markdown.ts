import { appendAll } from '../append-all.ts';
import { readHtmlTable } from './html-table.ts';
import { type HtmlElement, isUnseen, textOfElement, wordsOfElement } from './html-tree.ts';

const blockNames =
  /^(?:html|body|main|article|section|header|footer|nav|aside|div|p|form|fieldset|figure|figcaption|address|center|details|summary|dl|dt|dd|tbody|thead|tr|td|th)$/;

/** What a page says, as Markdown: headings, lists, links, code, quotations and tables. */
export function markdownOfHtml(root: HtmlElement): string {
  return blocksOf(root, '')
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One text a block; words between blocks are a paragraph. */
function blocksOf(element: HtmlElement, indent: string): string[] {
  const blocks: string[] = [];
  let line: string[] = [];
  const endLine = () => {
    const words = line
      .join('')
      .replace(/[ \t\r\n\f]+/g, ' ')
      .replace(/ ?\u0000 ?/g, '\n')
      .trim();
    if (words !== '') blocks.push(words.replace(/\n/g, `\n${indent}`));
    line = [];
  };
  for (const child of element.children) {
    if (typeof child === 'string') line.push(child);
    else if (isUnseen(child) || child.name === 'head') continue;
    else if (isBlock(child)) {
      endLine();
      appendAll(blocks, blockOf(child, indent));
    } else line.push(inlineOf(child));
  }
  endLine();
  return blocks;
}

function isBlock({ name }: HtmlElement): boolean {
  return blockNames.test(name) || /^(?:h[1-6]|ul|ol|li|pre|blockquote|table|hr)$/.test(name);
}

function blockOf(element: HtmlElement, indent: string): readonly string[] {
  const { name } = element;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) {
    const words = wordsOfElement(element);
    return words === '' ? [] : [`${'#'.repeat(Number(level))} ${words}`];
  }
  switch (name) {
    case 'hr':
      return ['---'];
    case 'pre':
      return [`\`\`\`\n${textOfElement(element).replace(/^\n|\s+$/g, '')}\n\`\`\``];
    case 'blockquote':
      return [blocksOf(element, '').join('\n\n').replace(/^/gm, '> ')];
    case 'ul':
    case 'ol':
      return [listOf(element, indent)].filter((list) => list !== '');
    case 'table':
      return [tableOf(element) ?? blocksOf(element, indent).join('\n\n')];
    default:
      return blocksOf(element, indent);
  }
}

function listOf(list: HtmlElement, indent: string): string {
  const items = list.children.filter((child) => typeof child !== 'string' && !isUnseen(child));
  return items
    .map((item, index) => {
      const mark = list.name === 'ol' ? `${index + 1}. ` : '- ';
      const inner = typeof item === 'string' ? [] : blocksOf(item, `${indent}${' '.repeat(mark.length)}`);
      return `${mark}${inner.join('\n').replace(/\n(?! )/g, `\n${' '.repeat(mark.length)}`)}`;
    })
    .join('\n');
}

function tableOf(element: HtmlElement): string | null {
  const table = readHtmlTable(element);
  if (table === null) return null;
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(table.header), line(table.header.map(() => '---')), ...table.rows.map(line)].join('\n');
}

function inlineOf(element: HtmlElement): string {
  if (element.name === 'br') return '\u0000';
  if (element.name === 'img') return element.attributes.alt ? `![${element.attributes.alt}]` : '';
  if (/^(?:input|button|select|textarea|option|label)$/.test(element.name)) return ` ${wordsOfElement(element)} `;
  const inner = element.children
    .map((child) => (typeof child === 'string' ? child : isUnseen(child) ? '' : inlineOf(child)))
    .join('');
  if (inner.trim() === '') return inner;
  switch (element.name) {
    case 'a': {
      const address = element.attributes.href ?? '';
      return /^(?:https?:|mailto:|\/|\.)/.test(address) ? `[${inner.trim()}](${address})` : inner;
    }
    case 'code':
    case 'kbd':
    case 'samp':
      return `\`${inner}\``;
    case 'strong':
    case 'b':
      return `**${inner.trim()}**`;
    default:
      return inner;
  }
}

import { Parser } from 'htmlparser2';

export interface HtmlElement {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: (HtmlElement | string)[];
}

/** Deeper elements are taken for children of the last one that counts. */
const deepestHtml = 200;
/** The parser's time grows with the depth: no page is as deep. */
export const hopelessHtml = 1000;
const unseen = /^(?:script|style|template|noscript|svg|iframe|object|canvas|audio|video)$/;

/** The elements of a page without what nobody reads; null where they stand too deep in each other. Never throws, for every text is HTML. */
export function parseHtml(text: string): HtmlElement | null {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (depth > hopelessHtml) parser.pause();
      if (open.length < deepestHtml) {
        const element = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      }
    },
    ontext(words) {
      open.at(-1)?.children.push(words);
    },
    onclosetag() {
      if (depth > hopelessHtml) return;
      if (depth-- === open.length - 1) open.pop();
    },
  });
  parser.write(text);
  if (depth > hopelessHtml) return null;
  parser.end();
  return root;
}

export function isUnseen({ name, attributes }: HtmlElement): boolean {
  return unseen.test(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true';
}

/** Elements of a name, in their order, not looking into those that are found. */
export function findElements(element: HtmlElement, name: RegExp): readonly HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || isUnseen(child)) return [];
    return name.test(child.name) ? [child] : findElements(child, name);
  });
}

/** The words of an element on one line. */
export function wordsOfElement(element: HtmlElement): string {
  return textOfElement(element).replace(/\s+/g, ' ').trim();
}

export function textOfElement(element: HtmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      if (isUnseen(child)) return '';
      if (child.name === 'br') return '\n';
      return child.name === 'img' ? (child.attributes.alt ?? '') : textOfElement(child);
    })
    .join('');
}

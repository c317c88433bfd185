import type { Json } from '../model.ts';
import { makeObject } from '../value.ts';

export const deepestXml = 500;
const namedXmlEntities: { readonly [name: string]: string | undefined } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

interface OpenElement {
  readonly name: string;
  readonly attributes: readonly (readonly [string, Json])[];
  /** Values by name, in the order in which the names first came. */
  readonly children: Map<string, Json[]>;
  text: string;
}

/**
 * Reads one XML element strictly: attributes as `@name`, text beside them as `#text`, equal elements as a list, an element
 * of text alone as that text. Undefined for anything else, a document type among it; null where it stands too deep.
 */
export function parseXml(text: string): Json | undefined {
  const open: OpenElement[] = [];
  let root: Json | undefined;
  for (let at = text.search(/\S/); at >= 0 && at < text.length; ) {
    const tag = text[at] === '<' ? at : text.indexOf('<', at);
    const end = tag < 0 ? text.length : tag;
    const words = decodeXml(text.slice(at, end));
    const parent = open.at(-1);
    if (words === undefined || (parent === undefined && words.trim() !== '')) return undefined;
    if (parent !== undefined) parent.text += words;
    if (tag < 0) break;
    const skipped = skippedMarkup(text, tag);
    if (skipped === null) return undefined;
    if (skipped !== undefined) {
      if (text.startsWith('<![CDATA[', tag)) {
        if (parent === undefined) return undefined;
        parent.text += text.slice(tag + 9, skipped - 3);
      }
      at = skipped;
      continue;
    }
    if (text[tag + 1] === '/') {
      const close = text.indexOf('>', tag);
      if (parent === undefined || close < 0 || text.slice(tag + 2, close).trimEnd() !== parent.name) return undefined;
      open.pop();
      at = close + 1;
      const value = valueOfElement(parent);
      if (open.length === 0) root = makeObject([[parent.name, value]]);
      else addChild(open.at(-1), parent.name, value);
      continue;
    }
    if (root !== undefined) return undefined;
    if (open.length > deepestXml) return null;
    const start = readStartTag(text, tag);
    if (start === null) return undefined;
    at = start.end;
    if (!start.isEmpty) open.push({ name: start.name, attributes: start.attributes, children: new Map(), text: '' });
    else {
      const value = start.attributes.length === 0 ? '' : makeObject(start.attributes);
      if (open.length === 0) root = makeObject([[start.name, value]]);
      else addChild(open.at(-1), start.name, value);
    }
  }
  return open.length === 0 ? root : undefined;
}

/** Where a comment, an instruction or CDATA ends; null where it doesn't or is none of these, undefined for a tag. */
function skippedMarkup(text: string, at: number): number | null | undefined {
  const mark = (
    [
      ['<!--', '-->'],
      ['<![CDATA[', ']]>'],
      ['<?', '?>'],
    ] as const
  ).find(([start]) => text.startsWith(start, at));
  if (mark === undefined) return text.startsWith('<!', at) ? null : undefined;
  const end = text.indexOf(mark[1], at + mark[0].length);
  return end < 0 ? null : end + mark[1].length;
}

interface StartTag {
  readonly name: string;
  readonly attributes: readonly (readonly [string, Json])[];
  readonly isEmpty: boolean;
  readonly end: number;
}

function readStartTag(text: string, start: number): StartTag | null {
  const piece =
    /<([\p{L}_][\p{L}\p{N}_:.-]{0,200})|\s+([\p{L}_][\p{L}\p{N}_:.-]{0,200})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')|\s*(\/?)>/uy;
  piece.lastIndex = start;
  const name = piece.exec(text)?.[1];
  if (name === undefined) return null;
  const attributes = new Map<string, Json>();
  for (let found = piece.exec(text); found !== null; found = piece.exec(text)) {
    const [, again, key, double, single = ''] = found;
    if (again !== undefined) return null;
    if (key === undefined)
      return { name, attributes: [...attributes], isEmpty: found[5] === '/', end: piece.lastIndex };
    const value = decodeXml(double ?? single);
    if (value === undefined || attributes.has(`@${key}`)) return null;
    attributes.set(`@${key}`, value);
  }
  return null;
}

function addChild(parent: OpenElement | undefined, name: string, value: Json): void {
  const known = parent?.children.get(name);
  if (known !== undefined) known.push(value);
  else parent?.children.set(name, [value]);
}

/** Blanks between elements are no text. */
function valueOfElement({ attributes, children, text }: OpenElement): Json {
  const words = text.trim();
  if (attributes.length === 0 && children.size === 0) return words;
  const members = [...children].map(
    ([name, values]) => [name, values.length === 1 ? (values[0] ?? null) : values] as const,
  );
  return makeObject([...attributes, ...(words === '' ? [] : [['#text', words] as const]), ...members]);
}

/** Undefined where an entity is none of XML's own. */
function decodeXml(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const decoded = text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,20}));|&/g, (_, decimal, hex, name) => {
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    const isText = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    const found =
      name === undefined ? (isText ? String.fromCodePoint(point) : undefined) : namedXmlEntities[String(name)];
    if (found === undefined) isKnown = false;
    return found ?? '';
  });
  return isKnown ? decoded : undefined;
}

import type { Json } from '../../model.ts';
import { makeObject } from '../../value.ts';
import type { ReadBack } from '../read-back.ts';
import { nameOnce } from '../read-records.ts';

/** Elements with children are lists where all of these are `<item>`, else objects; elements without are text. */
export const xmlReadBack: ReadBack = {
  id: 'xml',
  read(text) {
    const parser = new XmlParser(text.replace(/\r\n?/g, '\n'));
    const value = parser.parse();
    return value === null ? null : { value: value.content, renamed: parser.renamed };
  },
};

interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: Json;
}

/** The XML that has elements, attributes in double quotes and the five entities: no more is written. */
class XmlParser {
  readonly renamed = new Set<string>();
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  parse(): XmlElement | null {
    const root = this.element();
    return this.at === this.text.length ? root : null;
  }

  private element(): XmlElement | null {
    const open = /<([^\s<>/="]+)((?: [^\s<>/="]+="[^"<]*")*)(\/?)>/y;
    open.lastIndex = this.at;
    const match = open.exec(this.text);
    if (match === null) return null;
    const [tag, name = '', written = '', isEmpty] = match;
    this.at += tag.length;
    const attributes = new Map(
      [...written.matchAll(/ ([^\s=]+)="([^"]*)"/g)].map(([, key = '', quoted = '']) => [key, unescapeXml(quoted)]),
    );
    if (isEmpty === '/') return { name, attributes, content: emptyContent(attributes) };
    const content = this.content();
    if (content === undefined || !this.text.startsWith(`</${name}>`, this.at)) return null;
    this.at += name.length + 3;
    return { name, attributes, content };
  }

  /** Up to the closing tag. */
  private content(): Json | undefined {
    const end = this.text.indexOf('<', this.at);
    const text = this.text.slice(this.at, end);
    if (end < 0) return undefined;
    this.at = end;
    if (this.text.startsWith('</', end)) return unescapeXml(text);
    const children: XmlElement[] = [];
    for (;;) {
      const child = this.element();
      if (child === null) return undefined;
      children.push(child);
      this.at = this.skipBlank();
      if (this.text.startsWith('</', this.at)) break;
    }
    if (children.every(({ name }) => name === 'item')) return children.map(({ content }) => content);
    const { names, renamed } = nameOnce(
      children.map(({ name, attributes }) => (name === 'field' ? (attributes.get('name') ?? '') : name)),
    );
    for (const name of renamed) this.renamed.add(name);
    return makeObject(names.map((name, index) => [name, children[index]?.content ?? null]));
  }

  private skipBlank(): number {
    let at = this.at;
    while (' \n\t'.includes(this.text[at] ?? '.')) at++;
    return at;
  }
}

function emptyContent(attributes: ReadonlyMap<string, string>): Json {
  if (attributes.get('nil') === 'true') return null;
  const type = attributes.get('type');
  if (type === 'list') return [];
  return type === 'object' ? {} : '';
}

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(?:#(\d{1,7})|(\w{2,4}));/g, (written, code, name) =>
    code === undefined ? (entities[name] ?? written) : String.fromCodePoint(Number(code)),
  );
}

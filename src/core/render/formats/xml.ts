import type { Format, Json, TextPart } from '../../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar, sizeOf } from '../../value.ts';
import { rememberKeys } from '../known-keys.ts';

/** Fewer than XML allows today: many parsers go by its fourth edition. Other names go into an attribute. */
const xmlName =
  /^[A-Za-z_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u038e-\u03a1\u03a3-\u03ce\u040e-\u044f\u3041-\u3094\u30a1-\u30fa\u4e00-\u9fa5\uac00-\ud7a3][.\dA-Za-z_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u038e-\u03a1\u03a3-\u03ce\u040e-\u044f\u3041-\u3094\u30a1-\u30fa\u4e00-\u9fa5\uac00-\ud7a3-]*$/;

/**
 * XML 1.0: keys are elements, list elements are `<item>`. A key that is no XML name, or is `item` or `field` itself, is
 * `<field name="…">`. Null is marked `nil`, an empty list or object by its `type`. Characters that XML can't hold are U+FFFD.
 */
export const xmlFormat: Format = {
  id: 'xml',
  nests: true,
  extension: 'xml',
  mediaType: 'application/xml',
  defaults: { indent: 2 },
  layOut(value, options) {
    const indent = options.indent ?? 2;
    const unit = indent === '\t' ? '\t' : ' '.repeat(indent);
    return layOutXml(
      value,
      elementOf('result', 'result'),
      unit === '' ? '' : '\n',
      unit,
      rememberKeys(xmlNameOf),
      xmlDepth,
    );
  },
};

/** Objects in objects around the first list, such as an envelope. */
const xmlDepth = 3;

/** How a value's element opens and closes. */
interface XmlName {
  /** What stands between the brackets of the opening tag. */
  readonly opening: string;
  readonly start: string;
  readonly end: string;
}

type NameXml = (key: string) => XmlName;

const itemName = elementOf('item', 'item');

function* layOutXml(
  value: Json,
  name: XmlName,
  newline: string,
  unit: string,
  nameOf: NameXml,
  levels: number,
): Generator<TextPart> {
  const inner = newline + unit;
  if (isArray(value) && value.length > 0) {
    yield name.start;
    yield {
      rows: value,
      separator: '',
      write: (element) => inner + writeXml(element, itemName, inner, unit, nameOf),
      members: {
        open: inner + itemName.start,
        between: '',
        close: inner + itemName.end,
        columns: null,
        write: (key, member = null) => inner + unit + writeXml(member, nameOf(key), inner + unit, unit, nameOf),
      },
    };
    yield newline + name.end;
  } else if (levels > 0 && isObject(value) && sizeOf(value) > 0) {
    yield name.start;
    for (const [key, member] of entriesOf(value)) {
      yield inner;
      yield* layOutXml(member, nameOf(key), inner, unit, nameOf, levels - 1);
    }
    yield newline + name.end;
  } else yield writeXml(value, name, newline, unit, nameOf);
}

function writeXml(
  value: Json,
  { opening, start, end }: XmlName,
  newline: string,
  unit: string,
  nameOf: NameXml,
): string {
  if (value === null) return `<${opening} nil="true"/>`;
  if (isScalar(value)) {
    const text = isExactNumber(value) ? value.text : String(value);
    return text === '' ? `<${opening}/>` : start + escapeXml(text) + end;
  }
  const inner = newline + unit;
  let text = '';
  if (isArray(value)) for (const element of value) text += inner + writeXml(element, itemName, inner, unit, nameOf);
  else for (const [key, member] of entriesOf(value)) text += inner + writeXml(member, nameOf(key), inner, unit, nameOf);
  if (text === '') return `<${opening} type="${isArray(value) ? 'list' : 'object'}"/>`;
  return start + text + newline + end;
}

function xmlNameOf(key: string): XmlName {
  return isXmlName(key) ? elementOf(key, key) : elementOf(`field name="${escapeXmlAttribute(key)}"`, 'field');
}

function elementOf(opening: string, tag: string): XmlName {
  return { opening, start: `<${opening}>`, end: `</${tag}>` };
}

/** Names without colons that XML does not keep for itself. */
export function isXmlName(key: string): boolean {
  return xmlName.test(key) && !/^xml/i.test(key) && key !== 'item' && key !== 'field';
}

/** A carriage return would be read as a line feed. */
export function escapeXml(text: string): string {
  if (!/[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/.test(text)) return text;
  return replaceNonXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

export function escapeXmlAttribute(text: string): string {
  return escapeXml(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

function replaceNonXml(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '\ufffd');
}

export const examples = [
  {
    value: [{ id: 1, 'full name': 'A & B', tags: ['p'], at: null, of: {}, note: '' }],
    text: '<result>\n  <item>\n    <id>1</id>\n    <field name="full name">A &amp; B</field>\n    <tags>\n      <item>p</item>\n    </tags>\n    <at nil="true"/>\n    <of type="object"/>\n    <note/>\n  </item>\n</result>',
  },
  {
    value: { item: 'a\r\nb', 名称: 'x\u0001y', 'say "<"': [] },
    options: { indent: 0 },
    text: '<result><field name="item">a&#13;\nb</field><名称>x\ufffdy</名称><field name="say &quot;&lt;&quot;" type="list"/></result>',
  },
  { value: 'Plain.', text: '<result>Plain.</result>' },
];

import type { Format, Json } from '../../model.ts';
import { entriesOf, isArray, isExactNumber, isScalar } from '../../value.ts';

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
  *writeParts(value, options) {
    const indent = options.indent ?? 2;
    const unit = indent === '\t' ? '\t' : ' '.repeat(indent);
    const pieces: string[] = [];
    yield* writeXml(value, 'result', 'result', unit === '' ? '' : '\n', unit, pieces);
    yield pieces.join('');
  },
};

/** Pieces of a text that are written without a pause. */
const piecesAtOnce = 1000;

/** Adds a value's pieces. `open` is what stands between the brackets of the opening tag, `name` of the closing one. */
function* writeXml(
  value: Json,
  open: string,
  name: string,
  newline: string,
  unit: string,
  pieces: string[],
): Generator<string> {
  if (value === null) {
    pieces.push(`<${open} nil="true"/>`);
    return;
  }
  if (isScalar(value)) {
    const text = isExactNumber(value) ? value.text : String(value);
    pieces.push(text === '' ? `<${open}/>` : `<${open}>${escapeXml(text)}</${name}>`);
    return;
  }
  const isList = isArray(value);
  const members = isList ? value.map((element) => [null, element] as const) : entriesOf(value);
  if (members.length === 0) {
    pieces.push(`<${open} type="${isList ? 'list' : 'object'}"/>`);
    return;
  }
  const inner = newline + unit;
  pieces.push(`<${open}>`);
  for (const [key, member] of members) {
    if (pieces.length >= piecesAtOnce) yield pieces.splice(0).join('');
    pieces.push(inner);
    if (key === null) yield* writeXml(member, 'item', 'item', inner, unit, pieces);
    else if (isXmlName(key)) yield* writeXml(member, key, key, inner, unit, pieces);
    else yield* writeXml(member, `field name="${escapeXmlAttribute(key)}"`, 'field', inner, unit, pieces);
  }
  pieces.push(newline, `</${name}>`);
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

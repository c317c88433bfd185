import type { Reader } from '../../model.ts';
import { keepAsText } from '../keep-as-text.ts';
import { deepestXml, parseXml } from '../xml-parser.ts';

/** An element of HTML, perhaps after comments or a declaration. */
const htmlRoot =
  /^\s*(?:<[?!][^>]{0,1000}>\s*){0,3}<(?:html|head|body|div|p|a|span|table|tr|td|ul|ol|li|script|style|pre|code|img|picture|svg|section|article|main|nav|form|button|h[1-6]|b|i|em|strong|br|hr|input|meta|link|details|summary|dl|dt|dd|kbd|sub|sup|center|font)\b/i;

/** One well-formed XML element, without a document type. Everything in it stays text. */
export const xmlReader: Reader = {
  id: 'xml',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !/^\s*<[\p{L}_!?]/u.test(input.text) || !/>\s*$/.test(input.text.slice(-1000)))
      return null;
    const start = input.text.slice(0, 2000);
    if (/^\s*<\?xml\b/.test(start) ? /<html\b/i.test(start) : htmlRoot.test(start)) return null;
    const value = parseXml(input.text);
    if (value === null) {
      const values = { limit: deepestXml };
      return keepAsText(input.text, { id: 'xml.too-deep', values, start: 0, end: input.text.length });
    }
    return value === undefined ? null : { next: { of: 'value', value }, isFinal: false, format: 'xml' };
  },
};

export const examples = {
  hits: [
    '<?xml version="1.0"?>\n<orders total="2"><order id="1">new</order><order id="2"/></orders>',
    '<Error><Code>NoSuchKey</Code><Message>a &amp; b &#8364;</Message></Error>\n',
    '<?xml version="1.0"?><a><b>1</b></a>',
    '<note><![CDATA[1 < 2]]><!-- x --></note>',
  ],
  misses: [
    { text: '<x><y></x>', why: 'an element is not closed' },
    { text: '<p>one</p><p>two</p>', why: 'two elements are not one' },
    { text: '<x>&nbsp;</x>', why: 'XML does not know the entity' },
    { text: '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', why: 'it declares its own entities' },
    { text: '<name> is a placeholder', why: 'words follow' },
    { text: '<div><img src="a"/></div>', why: 'it is a piece of a page' },
    { text: '<html><body/></html>', why: 'it is a page' },
  ],
};

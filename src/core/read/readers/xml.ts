import type { Reader } from '../../model.ts';
import { parseXml } from '../xml-parser.ts';

/** One well-formed XML element, without a document type. Everything in it stays text. */
export const xmlReader: Reader = {
  id: 'xml',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !/^\s*<(?:\?xml\b|!--|(?!html\b)[\p{L}_])/iu.test(input.text)) return null;
    if (!/>\s*$/.test(input.text.slice(-1000)) || /^\s*(?:<\?xml[^>]{0,200}\?>\s*)?<html\b/i.test(input.text))
      return null;
    const value = parseXml(input.text);
    return value === undefined ? null : { next: { of: 'value', value }, isFinal: false, format: 'xml' };
  },
};

export const examples = {
  hits: [
    '<?xml version="1.0"?>\n<orders total="2"><order id="1">new</order><order id="2"/></orders>',
    '<Error><Code>NoSuchKey</Code><Message>a &amp; b &#8364;</Message></Error>\n',
    '<a><![CDATA[1 < 2]]><!-- x --></a>',
  ],
  misses: [
    { text: '<a><b></a>', why: 'an element is not closed' },
    { text: '<p>one</p><p>two</p>', why: 'two elements are not one' },
    { text: '<a>&nbsp;</a>', why: 'XML does not know the entity' },
    { text: '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', why: 'it declares its own entities' },
    { text: '<name> is a placeholder', why: 'words follow' },
    { text: '<html><body/></html>', why: 'it is a page' },
  ],
};

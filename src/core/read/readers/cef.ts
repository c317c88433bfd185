import type { Json, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { accountOfRawRows, fitMost, toRawRow } from '../raw-rows.ts';
import { probeLines, type TextLine, toldLines } from '../text-lines.ts';

const cefLine = /^(.{0,300}?)CEF:(\d{1,3})\|((?:(?:[^|\\]|\\.){0,1000}\|){6})(.*)$/;
const cefNames = ['vendor', 'product', 'version', 'signature', 'name', 'severity'] as const;

/** Events of security devices in the Common Event Format: the six parts of each header, and its extension by key. */
export const cefReader: Reader = {
  id: 'cef',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !/^[^\n|]{0,300}CEF:\d/.test(input.text.trimStart())) return null;
    if (!fitMost(probeLines(input.text), (line) => cefLine.test(line))) return null;
    const raw: TextLine[] = [];
    const rows = toldLines(input.text).map((line): Json => {
      const row = readEvent(line.content);
      if (row === null) raw.push(line);
      return row ?? toRawRow(line);
    });
    return { next: { of: 'value', value: rows }, isFinal: false, format: 'cef', ...accountOfRawRows(raw) };
  },
};

function readEvent(content: string): Json | null {
  const [, prefix = '', , header, extension = ''] = cefLine.exec(content.trim()) ?? [];
  if (header === undefined) return null;
  const parts = [...header.matchAll(/((?:[^|\\]|\\.)*)\|/g)].map(([, part = '']) => unescapeCef(part).trim());
  const keys = [...extension.matchAll(/(?:^|\s)([\w.[\]-]{1,100})=/g)];
  const entries = keys.map(({ 0: found, 1: key = '', index }, place): [string, Json] => {
    const end = keys[place + 1]?.index ?? extension.length;
    return [key, unescapeCef(extension.slice(index + found.length, end)).trim()];
  });
  return makeObject([
    ...(prefix.trim() === '' ? [] : [['prefix', prefix.trim()] as const]),
    ...cefNames.map((name, index) => [name, parts[index] ?? ''] as const),
    ['extension', makeObject(entries)],
  ]);
}

function unescapeCef(text: string): string {
  return text.replace(/\\([|=\\nr])/g, (_, letter: string) => (letter === 'n' || letter === 'r' ? '\n' : letter));
}

export const examples = {
  hits: [
    'CEF:0|Acme|Gate|1.0|100|Port scan|5|src=10.0.0.1 dst=10.0.0.2 msg=Two words spt=80\n',
    'May 01 10:00:00 gate CEF:0|Acme|Gate|1.0|100|a \\| b|High|msg=x \\= y\nMay 01 10:00:01 gate CEF:0|Acme|Gate|1.0|101|c|Low|\n',
  ],
  misses: [
    { text: 'CEF:0 is a format', why: 'no header follows' },
    { text: 'a|b|c|d|e|f|g\n1|2|3|4|5|6|7', why: 'these are columns' },
  ],
};

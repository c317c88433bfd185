import type { Format, Json } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar } from '../../value.ts';
import { rememberKeys } from '../known-keys.ts';
import { cellText } from '../table.ts';

/** A Markdown list of `- **key**: value` for each record, an empty line between records. Nested values are JSON. */
export const markdownKvFormat: Format = {
  id: 'markdown-kv',
  nests: false,
  extension: 'md',
  mediaType: 'text/markdown',
  defaults: { nullToken: 'null' },
  *layOut(value, options) {
    const nullToken = options.nullToken ?? 'null';
    const boldKey = rememberKeys((key) => `- **${escapeBold(key)}**: `);
    const writeMember = (key: string, member: Json | undefined) =>
      boldKey(key) + onOneLine(cellText(member, nullToken));
    const write = (record: Json) => writePairs(record, nullToken, writeMember);
    const members = { open: '', between: '\n', close: '', columns: null, write: writeMember };
    if (isScalar(value)) yield cellText(value, nullToken);
    else if (isArray(value)) yield { rows: value, separator: value.some(isObject) ? '\n\n' : '\n', write, members };
    else yield write(value);
  },
};

type WritePair = (key: string, value: Json | undefined) => string;

function writePairs(record: Json, nullToken: string, write: WritePair): string {
  if (!isObject(record)) return `- ${onOneLine(cellText(record, nullToken))}`;
  const pairs = entriesOf(record).map(([key, member]) => write(key, member));
  return pairs.length === 0 ? '- {}' : pairs.join('\n');
}

/** A star inside would end the bold key. */
export function escapeBold(key: string): string {
  return onOneLine(key.replace(/[\\*]/g, '\\$&'));
}

export function onOneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replace(/\r\n|\r|\n/g, '<br>') : text;
}

export const examples = [
  {
    value: [
      { id: 'A1', 'of *note*': 'x\ny' },
      { id: 'A2', tags: ['p', 'q'] },
    ],
    text: '- **id**: A1\n- **of \\*note\\***: x<br>y\n\n- **id**: A2\n- **tags**: ["p","q"]',
  },
  { value: { a: null, b: '' }, text: '- **a**: null\n- **b**: ' },
  { value: ['x', {}], text: '- x\n\n- {}' },
];

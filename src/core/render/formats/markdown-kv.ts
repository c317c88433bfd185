import type { Format, Json } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar } from '../../value.ts';
import { cellText } from '../table.ts';

/** A Markdown list of `- **key**: value` for each record, an empty line between records. Nested values are JSON. */
export const markdownKvFormat: Format = {
  id: 'markdown-kv',
  nests: false,
  extension: 'md',
  mediaType: 'text/markdown',
  defaults: { nullToken: 'null' },
  write(value, options) {
    const nullToken = options.nullToken ?? 'null';
    if (isScalar(value)) return cellText(value, nullToken);
    if (!isArray(value)) return writePairs(value, nullToken);
    const separator = value.some(isObject) ? '\n\n' : '\n';
    return value.map((record) => writePairs(record, nullToken)).join(separator);
  },
};

function writePairs(record: Json, nullToken: string): string {
  if (!isObject(record)) return `- ${onOneLine(cellText(record, nullToken))}`;
  const pairs = entriesOf(record).map(
    ([key, member]) => `- **${escapeBold(key)}**: ${onOneLine(cellText(member, nullToken))}`,
  );
  return pairs.length === 0 ? '- {}' : pairs.join('\n');
}

/** A star inside would end the bold key. */
function escapeBold(key: string): string {
  return onOneLine(key.replace(/[\\*]/g, '\\$&'));
}

function onOneLine(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '<br>');
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

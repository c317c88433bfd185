import { inParts } from '../../in-parts.ts';
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
  *writeParts(value, options) {
    const nullToken = options.nullToken ?? 'null';
    const write = (record: Json) => writePairs(record, nullToken);
    if (isScalar(value)) yield cellText(value, nullToken);
    else if (isArray(value)) yield* inParts(value, value.some(isObject) ? '\n\n' : '\n', write);
    else yield write(value);
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
export function escapeBold(key: string): string {
  return onOneLine(key.replace(/[\\*]/g, '\\$&'));
}

export function onOneLine(text: string): string {
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

import { inParts } from '../../in-parts.ts';
import type { Format, Json } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar } from '../../value.ts';
import { fillTemplate } from '../fill-template.ts';
import { cellText } from '../table.ts';

/** One `key: value` a line, nested keys joined by dots, an empty line between records; or a sentence for each by a template. */
export const textFormat: Format = {
  id: 'text',
  nests: false,
  extension: 'txt',
  mediaType: 'text/plain',
  defaults: { nullToken: 'null', template: '' },
  *writeParts(value, options) {
    const nullToken = options.nullToken ?? 'null';
    const template = typeof options.template === 'string' ? options.template : '';
    const write = (record: Json) =>
      template === '' ? writeRecord(record, nullToken) : fillTemplate(template, record, nullToken);
    if (isScalar(value)) yield cellText(value, nullToken);
    else if (isArray(value)) yield* inParts(value, template === '' && value.some(isObject) ? '\n\n' : '\n', write);
    else yield write(value);
  },
};

function writeRecord(record: Json, nullToken: string): string {
  const lines: string[] = [];
  addLines(record, '', nullToken, lines);
  return lines.join('\n');
}

function addLines(value: Json, name: string, nullToken: string, lines: string[]): void {
  if (isObject(value) && entriesOf(value).length > 0) {
    for (const [key, member] of entriesOf(value))
      addLines(member, name === '' ? key : `${name}.${key}`, nullToken, lines);
  } else if (isArray(value) && value.length > 0 && !value.every(isScalar)) {
    for (const [index, element] of value.entries()) addLines(element, `${name}[${index}]`, nullToken, lines);
  } else {
    const text =
      isArray(value) && value.length > 0
        ? value.map((item) => cellText(item, nullToken)).join(', ')
        : cellText(value, nullToken);
    lines.push(name === '' ? text : `${name}: ${text}`);
  }
}

export const examples = [
  {
    value: [
      { id: 'A1', who: { name: 'Ann' } },
      { id: 'A2', tags: ['p', 'q'] },
    ],
    text: 'id: A1\nwho.name: Ann\n\nid: A2\ntags: p, q',
  },
  { value: 'Plain.', text: 'Plain.' },
  {
    value: [{ id: 'A1', at: { x: 1 } }, { id: 'A2' }],
    options: { template: '{id} is at {at.x}' },
    text: 'A1 is at 1\nA2 is at {at.x}',
  },
];

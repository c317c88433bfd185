import type { Format, Json } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar, sizeOf } from '../../value.ts';
import { fillTemplate } from '../fill-template.ts';
import { cellText } from '../table.ts';

/** One `key: value` a line, nested keys joined by dots, an empty line between records; or a sentence for each by a template. */
export const textFormat: Format = {
  id: 'text',
  nests: false,
  extension: 'txt',
  mediaType: 'text/plain',
  defaults: { nullToken: 'null', template: '' },
  *layOut(value, options) {
    const nullToken = options.nullToken ?? 'null';
    const template = typeof options.template === 'string' ? options.template : '';
    const write = (record: Json) =>
      template === '' ? writeLines(record, '', nullToken) : fillTemplate(template, record, nullToken);
    if (isScalar(value)) yield cellText(value, nullToken);
    else if (isArray(value)) {
      const separator = template === '' && value.some(isObject) ? '\n\n' : '\n';
      const writeMember = (key: string, member: Json = null) => writeLines(member, key, nullToken);
      const members = { open: '', between: '\n', close: '', columns: null, write: writeMember };
      yield { rows: value, separator, write, members: template === '' ? members : null };
    } else yield write(value);
  },
};

function writeLines(value: Json, name: string, nullToken: string): string {
  if (isObject(value) && sizeOf(value) > 0) {
    let lines: string | null = null;
    for (const [key, member] of entriesOf(value)) {
      const line = writeLines(member, name === '' ? key : `${name}.${key}`, nullToken);
      lines = lines === null ? line : `${lines}\n${line}`;
    }
    return lines ?? '';
  }
  if (isArray(value) && value.length > 0 && !value.every(isScalar)) {
    return value.map((element, index) => writeLines(element, `${name}[${index}]`, nullToken)).join('\n');
  }
  const text =
    isArray(value) && value.length > 0
      ? value.map((item) => cellText(item, nullToken)).join(', ')
      : cellText(value, nullToken);
  return name === '' ? text : `${name}: ${text}`;
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

import type { Format, Json } from '../../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar } from '../../value.ts';
import { quoteJson } from '../../write-json.ts';

/** Block YAML, with quotes wherever a YAML 1.1 or 1.2 reader would take a text for something else. */
export const yamlFormat: Format = {
  id: 'yaml',
  nests: true,
  extension: 'yaml',
  mediaType: 'application/yaml',
  defaults: {},
  write(value) {
    const lines: string[] = [];
    writeYaml(value, '', '', lines);
    return lines.join('\n');
  },
};

/** Appends the lines of a value; the first opens with `lead`, such as `key:` or `-`. */
function writeYaml(value: Json, lead: string, indent: string, lines: string[]): void {
  const open = lead === '' ? '' : `${lead} `;
  if (isScalar(value)) {
    lines.push(`${open}${yamlScalar(value)}`);
  } else if (isArray(value)) {
    if (value.length === 0) lines.push(`${open}[]`);
    else if (lead !== '') lines.push(lead);
    for (const element of value) writeElement(element, indent, lines);
  } else {
    const members = entriesOf(value);
    if (members.length === 0) lines.push(`${open}{}`);
    else if (lead !== '') lines.push(lead);
    for (const [key, member] of members)
      writeYaml(member, `${indent}${yamlText(key)}:`, isNested(member) ? `${indent}  ` : indent, lines);
  }
}

/** An element's first member stands on the line of its dash. */
function writeElement(element: Json, indent: string, lines: string[]): void {
  const start = lines.length;
  if (!isNested(element)) {
    writeYaml(element, `${indent}-`, indent, lines);
    return;
  }
  writeYaml(element, '', `${indent}  `, lines);
  lines[start] = `${indent}- ${(lines[start] ?? '').slice(indent.length + 2)}`;
}

function isNested(value: Json): boolean {
  return isArray(value) ? value.length > 0 : isObject(value) && entriesOf(value).length > 0;
}

function yamlScalar(value: Json): string {
  if (typeof value === 'string') return yamlText(value);
  return isExactNumber(value) ? value.text : String(value);
}

function yamlText(text: string): string {
  return isPlainYaml(text) ? text : quoteYaml(text);
}

/** Letters first, nothing inside that opens a comment or a key, and no word or number of YAML 1.1. */
function isPlainYaml(text: string): boolean {
  if (
    !/^[\p{L}\p{N}_./(+$][^\n\r\t]*$/u.test(text) ||
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\p{Cs}]/u.test(text)
  )
    return false;
  if (/: |:$| #|\s$/.test(text)) return false;
  if (/^(?:y|n|yes|no|on|off|true|false|null|nan|\.nan|[-+]?\.inf)$/i.test(text)) return false;
  return !/^[-+.]?\d[\d_,.:eExXobTZ+\- a-fA-F]*$/.test(text) && !/^[-+.]*$/.test(text);
}

/** Single quotes where they can hold the text, else the escapes of double quotes, which are those of JSON. */
function quoteYaml(text: string): string {
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\p{Cs}]/u.test(text)) return escapeYaml(text);
  return `'${text.replaceAll("'", "''")}'`;
}

function escapeYaml(text: string): string {
  const toEscape = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return quoteJson(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, toEscape);
}

export const examples = [
  {
    value: {
      status: 'partial',
      rows: [
        { id: 1, tags: ['no', 'x'], at: {} },
        { id: 2, tags: [] },
      ],
      note: null,
    },
    text: "status: partial\nrows:\n  - id: 1\n    tags:\n      - 'no'\n      - x\n    at: {}\n  - id: 2\n    tags: []\nnote: null",
  },
  {
    value: { v: '1.10', t: '12:30', c: 'a: b', d: '2026-08-12', e: 'it’s' },
    text: "v: '1.10'\nt: '12:30'\nc: 'a: b'\nd: '2026-08-12'\ne: it’s",
  },
  { value: [[1, [2]], 'x'], text: '- - 1\n  - - 2\n- x' },
];

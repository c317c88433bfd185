import { inParts } from '../../in-parts.ts';
import type { Format, Json } from '../../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar, sizeOf } from '../../value.ts';
import { quoteJson } from '../../write-json.ts';

/** Block YAML, with quotes wherever a YAML 1.1 or 1.2 reader would take a text for something else. */
export const yamlFormat: Format = {
  id: 'yaml',
  nests: true,
  extension: 'yaml',
  mediaType: 'application/yaml',
  defaults: {},
  *writeParts(value) {
    yield* yamlParts(value, '', '', new YamlKeys(), envelopeDepth);
  },
};

/** Objects in objects around the first list, such as an envelope. */
const envelopeDepth = 3;

/** Lines of a value, each with the line break before it but the first; the first opens with `lead`, such as `key:`. */
function* yamlParts(value: Json, lead: string, indent: string, keys: YamlKeys, levels: number): Generator<string> {
  if (levels === 0 || !isNested(value)) return yield yamlLines(value, lead, indent, keys).join('\n');
  if (lead !== '') yield `${lead}\n`;
  if (isArray(value)) return yield* inParts(value, '\n', (element) => elementLines(element, indent, keys).join('\n'));
  let separator = '';
  for (const [key, member] of isObject(value) ? entriesOf(value) : []) {
    yield separator;
    yield* yamlParts(member, indent + keys.write(key), isNested(member) ? `${indent}  ` : indent, keys, levels - 1);
    separator = '\n';
  }
}

function yamlLines(value: Json, lead: string, indent: string, keys: YamlKeys): readonly string[] {
  const lines: string[] = [];
  addYaml(value, lead, indent, keys, lines);
  return lines;
}

function elementLines(element: Json, indent: string, keys: YamlKeys): readonly string[] {
  const lines: string[] = [];
  addElement(element, indent, keys, lines);
  return lines;
}

/** Appends the lines of a value; the first opens with `lead`, such as `key:` or `-`. */
function addYaml(value: Json, lead: string, indent: string, keys: YamlKeys, lines: string[]): void {
  const open = lead === '' ? '' : `${lead} `;
  if (isScalar(value)) {
    lines.push(`${open}${yamlScalar(value)}`);
  } else if (!isNested(value)) {
    lines.push(`${open}${isArray(value) ? '[]' : '{}'}`);
  } else {
    if (lead !== '') lines.push(lead);
    if (isArray(value)) for (const element of value) addElement(element, indent, keys, lines);
    else
      for (const [key, member] of entriesOf(value))
        addYaml(member, indent + keys.write(key), isNested(member) ? `${indent}  ` : indent, keys, lines);
  }
}

/** An element's first member stands on the line of its dash. */
function addElement(element: Json, indent: string, keys: YamlKeys, lines: string[]): void {
  const start = lines.length;
  if (!isNested(element)) {
    addYaml(element, `${indent}-`, indent, keys, lines);
    return;
  }
  addYaml(element, '', `${indent}  `, keys, lines);
  lines[start] = `${indent}- ${(lines[start] ?? '').slice(indent.length + 2)}`;
}

export function isNested(value: Json): boolean {
  return isArray(value) ? value.length > 0 : isObject(value) && sizeOf(value) > 0;
}

/** Objects that stand for maps have too many keys to remember. */
const yamlKeyLimit = 1000;

/** Writes each key once: records repeat theirs. */
class YamlKeys {
  private readonly known = new Map<string, string>();

  /** The key with its colon. */
  write(key: string): string {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const text = `${yamlText(key)}:`;
    if (this.known.size < yamlKeyLimit) this.known.set(key, text);
    return text;
  }
}

export function yamlScalar(value: Json): string {
  if (typeof value === 'string') return yamlText(value);
  return isExactNumber(value) ? value.text : String(value);
}

export function yamlText(text: string): string {
  return isPlainYaml(text) ? text : quoteYaml(text);
}

/** Letters first, nothing inside that opens a comment or a key, and no word or number of YAML 1.1. */
function isPlainYaml(text: string): boolean {
  // Most texts, at a glance: longer than any word of YAML.
  if (text.length > 5 && /^[A-Za-z](?:[\w./-]|[: ](?=[\w./-]))*$/.test(text)) return true;
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

import type { Format, Json, TextPart } from '../../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar, sizeOf } from '../../value.ts';
import { quoteJson } from '../../write-json.ts';
import { rememberKeys } from '../known-keys.ts';

/** Block YAML, with quotes wherever a YAML 1.1 or 1.2 reader would take a text for something else. */
export const yamlFormat: Format = {
  id: 'yaml',
  nests: true,
  extension: 'yaml',
  mediaType: 'application/yaml',
  defaults: {},
  layOut: (value) =>
    layOutYaml(
      value,
      '',
      '',
      rememberKeys((key) => `${yamlText(key)}:`),
      envelopeDepth,
    ),
};

/** Objects in objects around the first list, such as an envelope. */
const envelopeDepth = 3;

/** A key with its colon. */
type WriteYamlKey = (key: string) => string;

/** The text of a value that opens with `lead`, such as `key:`, where there is one. */
function* layOutYaml(
  value: Json,
  lead: string,
  indent: string,
  writeKey: WriteYamlKey,
  levels: number,
): Generator<TextPart> {
  if (levels === 0 || !isNested(value)) {
    return yield lead === '' ? yamlElement(value, indent, writeKey) : lead + yamlMember(value, indent, writeKey);
  }
  if (lead !== '') yield `${lead}\n`;
  if (isArray(value)) {
    const inner = `${indent}  `;
    return yield {
      rows: value,
      separator: '\n',
      write: (element) => `${indent}- ${yamlElement(element, inner, writeKey)}`,
      members: {
        open: `${indent}- `,
        between: `\n${inner}`,
        close: '',
        columns: null,
        write: (key, member = null) => writeKey(key) + yamlMember(member, `${inner}  `, writeKey),
      },
    };
  }
  let separator = '';
  for (const [key, member] of isObject(value) ? entriesOf(value) : []) {
    yield separator;
    yield* layOutYaml(member, indent + writeKey(key), `${indent}  `, writeKey, levels - 1);
    separator = '\n';
  }
}

/** What follows a key; lines of their own are indented by `indent`. */
function yamlMember(value: Json, indent: string, writeKey: WriteYamlKey): string {
  if (isScalar(value)) return ` ${yamlScalar(value)}`;
  return (isNested(value) ? `\n${indent}` : ' ') + yamlElement(value, indent, writeKey);
}

/** A value whose first line is open already: an element's first member stands on the line of its dash. */
function yamlElement(value: Json, indent: string, writeKey: WriteYamlKey): string {
  if (isScalar(value)) return yamlScalar(value);
  const inner = `${indent}  `;
  const next = `\n${indent}`;
  let text = '';
  if (isArray(value)) {
    for (const element of value) text += `${text === '' ? '' : next}- ${yamlElement(element, inner, writeKey)}`;
    return text === '' ? '[]' : text;
  }
  for (const [key, member] of entriesOf(value))
    text += (text === '' ? '' : next) + writeKey(key) + yamlMember(member, inner, writeKey);
  return text === '' ? '{}' : text;
}

export function isNested(value: Json): boolean {
  return isArray(value) ? value.length > 0 : isObject(value) && sizeOf(value) > 0;
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
  if (text.length > 5 && /^[A-Za-z][\w./-]*(?:[: ][\w./-]+)*$/.test(text)) return true;
  if (/^[-+.]?\d[\d_,.:eExXobTZ+\- a-fA-F]*$/.test(text)) return false;
  if (/^[\u4e00-\u9fff][\w\u4e00-\u9fff，。；、]*$/.test(text)) return true;
  if (!/^[\p{L}\p{N}_./(+$]/u.test(text) || hasYamlEscapes(text)) return false;
  if (/: |:$| #|\s$/.test(text)) return false;
  if (/^(?:y|n|yes|no|on|off|true|false|null|nan|\.nan|[-+]?\.inf)$/i.test(text)) return false;
  return !/^[-+.]*$/.test(text);
}

/** Single quotes where they can hold the text, else the escapes of double quotes, which are those of JSON. */
function quoteYaml(text: string): string {
  if (hasYamlEscapes(text)) return escapeYaml(text);
  return text.includes("'") ? `'${text.replaceAll("'", "''")}'` : `'${text}'`;
}

/** Whether a text holds what only double quotes can escape. */
function hasYamlEscapes(text: string): boolean {
  return (
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ud800-\udfff]/.test(text) &&
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\p{Cs}]/u.test(text)
  );
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

import type { YAMLException } from 'js-yaml';
import type { Json, Problem, Reader, Values } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar } from '../../value.ts';
import { keepAsText } from '../keep-as-text.ts';
import { loadYaml, maxYamlDepth } from '../load-yaml.ts';
import { findYamlSigns } from '../looks-like-yaml.ts';

/** YAML 1.2 with merge keys; several documents are a list. Only text that clearly is YAML, and never what starts like JSON. */
export const yamlReader: Reader = {
  id: 'yaml',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || /^\s*[[{]/.test(input.text)) return null;
    const { isMarked, isLikely } = findYamlSigns(input.text);
    if (!isLikely) return null;
    const { text } = input;
    const tags = new Set<string>();
    const first = loadYaml(text, tags, false);
    const isDuplicate = first.fault?.reason === 'duplicated mapping key';
    if (isDuplicate && !isMarked && (first.fault?.mark?.column ?? 0) === 0) return null;
    const { documents, fault } = isDuplicate ? loadYaml(text, tags, true) : first;
    const isTooDeep = fault?.reason.startsWith('nesting exceeded') === true;
    if (isTooDeep) return keepAsText(text, problemAt('yaml.too-deep', { limit: maxYamlDepth }, fault, text));
    if (documents === null)
      return isMarked
        ? keepAsText(text, problemAt('yaml.invalid', { reason: fault?.reason ?? '' }, fault, text))
        : null;
    const wanted = documents.filter((document) => document !== null);
    if (wanted.length === 0 || wanted.some(isScalar)) return null;
    if (isTooLarge(wanted, text.length)) return keepAsText(text, problemAt('yaml.aliases', {}, null, text));
    const problems = [
      ...(isDuplicate ? [problemAt('yaml.duplicate-key', {}, first.fault, text)] : []),
      ...[...tags].slice(0, 20).map((tag) => tagProblem(tag, text)),
    ];
    const value = wanted.length === 1 ? (wanted[0] ?? null) : wanted;
    return {
      next: { of: 'value', value },
      isFinal: false,
      format: 'yaml',
      values: { documents: wanted.length },
      problems,
    };
  },
};

/** Aliases share what they name, and a few levels of them write out as more than any tool returned. */
function isTooLarge(documents: readonly Json[], length: number): boolean {
  const sizes = new Map<Json, number>();
  const sizeOfNode = (node: Json): number => {
    if (isScalar(node)) return 1;
    const known = sizes.get(node);
    if (known !== undefined) return known;
    const members = isArray(node) ? node : isObject(node) ? entriesOf(node).map(([, member]) => member) : [];
    const size = members.reduce<number>((sum, member) => sum + sizeOfNode(member), 1);
    sizes.set(node, size);
    return size;
  };
  return documents.reduce<number>((sum, document) => sum + sizeOfNode(document), 0) > 1000 + 10 * length;
}

function problemAt(id: string, values: Values, fault: YAMLException | null, text: string): Problem {
  const start = Math.min(fault?.mark?.position ?? 0, text.length);
  return { id, values, start, end: Math.min(start + 1, text.length) };
}

function tagProblem(tag: string, text: string): Problem {
  const shown = tag.startsWith('tag:yaml.org,2002:') ? `!!${tag.slice(18)}` : tag;
  const start = Math.max(text.indexOf(shown), 0);
  return { id: 'yaml.unknown-tag', values: { tag: shown }, start, end: Math.min(start + shown.length, text.length) };
}

export const examples = {
  hits: [
    'name: web\nreplicas: 3\n',
    'a:\n  - 1\n  - b: 2\n',
    '---\na: 1\n---\na: 2\n',
    '# made by hand\nbase: &base\n  x: 1\nother:\n  <<: *base\n',
    '- id: 1\n  name: Ann\n- id: 2\n  name: Lee\n',
    'script: |\n  echo Hello, world. This is no key.\n  exit 0\nname: x\n',
    'value: !Ref Queue\nother: 1\n',
  ],
  misses: [
    { text: '{"a":1}', why: 'it starts like JSON' },
    {
      text: 'Note: this sentence is not a key with a value.\nAlso: this one reads like prose, too.',
      why: 'it is prose',
    },
    { text: 'Current weather in Oslo:\nTemperature: 7\nWind: 3', why: 'a heading is no key' },
    { text: 'Name:         web\nNamespace:    default\nStatus:       Running', why: 'it is a report in columns' },
    { text: 'INFO: started\nINFO: ready\nINFO: done', why: 'the keys of a log repeat' },
    { text: 'Error: boom\n    at main (a.js:1:2)\n    at run (a.js:9:1)', why: 'it is a stack trace' },
    { text: '- Fixed the parser again\n- Added a test for it', why: 'it is a list in Markdown' },
    { text: '--- a/one.txt\n+++ b/one.txt\n', why: 'it is a diff' },
    { text: '2024-05-01T10:00:00Z INFO: up\n2024-05-01T10:00:01Z INFO: down', why: 'it is a log' },
    { text: 'one: 1', why: 'one line alone may be anything' },
  ],
};

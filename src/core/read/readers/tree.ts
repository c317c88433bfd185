import type { Json, Reader } from '../../model.ts';
import { entriesOf, isObject, makeObject } from '../../value.ts';
import { readReport } from '../report-tree.ts';
import { toldLines } from '../text-lines.ts';

const branchLine = /^((?:[\s│|┃]|&nbsp;)*)(?:[├└┣┗╰][─━┬]*|\|--|`--|\+--|\\--)\s?(\S.*)$/u;
const trunkLine = /^[\s│|┃]*/u;

interface TreeNode {
  readonly depth: number;
  readonly name: string;
  readonly below: string[];
}

/** A tree drawn with lines, as `tree`, `npm ls` and trace viewers print it: one row a node, the lines below it as its members. */
export const treeReader: Reader = {
  id: 'tree',
  of: 'text',
  isWrapper: false,
  longest: 2_000_000,
  read(input) {
    if (input.of !== 'text' || !/^[ \t│|]{0,200}(?:[├└┣┗╰]|\|--|`--|\+--|\\--)/mu.test(input.text.slice(0, 20_000)))
      return null;
    const lines = toldLines(input.text).map(({ content }) => content.trimEnd());
    const first = lines.findIndex((line) => branchLine.test(line));
    const branches = lines.filter((line) => branchLine.test(line)).length;
    if (first > 1 || branches < 2) return null;
    const nodes: TreeNode[] = first === 1 ? [{ depth: 0, name: lines[0] ?? '', below: [] }] : [];
    const columns: number[] = [];
    for (const line of lines.slice(first)) {
      const [, lead = '', name] = branchLine.exec(line) ?? [];
      if (name === undefined) {
        nodes.at(-1)?.below.push(line.replace(trunkLine, (trunk) => ' '.repeat(trunk.length)));
        continue;
      }
      while ((columns.at(-1) ?? -1) >= lead.length) columns.pop();
      columns.push(lead.length);
      nodes.push({ depth: columns.length - (first === 1 ? 0 : 1), name, below: [] });
    }
    const stray = nodes.reduce((sum, { below }) => sum + (below.length === 0 ? 0 : 1), 0);
    if (stray > 0 && stray < nodes.length / 4 && !/^\d+ director/.test(nodes.at(-1)?.below[0]?.trim() ?? ''))
      return null;
    return { next: { of: 'value', value: nodes.map(rowOfNode) }, isFinal: false, format: 'tree' };
  },
};

/** ` - 12.5ms (span_id=a1)` behind a name are members of their own. */
function rowOfNode({ depth, name, below }: TreeNode): Json {
  const [, plain = name, pairs = ''] = /^(.*\S) \(((?:[\w.-]{1,60}=[^()=,\s]{1,200}(?:, ?)?)+)\)$/.exec(name) ?? [];
  const [, bare = plain, time] = /^(.*\S) - (\d{1,12}(?:\.\d{1,9})? ?(?:ns|µs|us|ms|s))$/.exec(plain) ?? [];
  const told = below.length === 0 ? null : readReport(below);
  return makeObject([
    ['depth', depth],
    ['name', bare],
    ...(time === undefined ? [] : [['duration', time] as const]),
    ...pairs
      .split(/, ?/)
      .flatMap((pair) =>
        pair === '' ? [] : [[pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const],
      ),
    ...(told === null ? [] : isObject(told) ? entriesOf(told) : [['text', told] as const]),
  ]);
}

export const examples = {
  hits: [
    '.\n├── a.txt\n├── src\n│   ├── b.ts\n│   └── c.ts\n└── d.md\n',
    'app@1.0.0 /app\n+-- left@1.2.3\n| `-- right@2.0.0\n`-- other@3.0.0\n',
    '├─ /checkout (shop) - 7327.36ms (span_id=a1)\n│  Attributes:\n│    http.method: POST\n  ├─ query (db) - 3.5ms (span_id=b2)\n  │  Attributes:\n  │    rows: 0\n',
  ],
  misses: [
    { text: '| a | b |\n|---|---|\n| 1 | 2 |', why: 'it is a table' },
    { text: 'one\ntwo\n└── three\n', why: 'words come before' },
    { text: '└── alone', why: 'one branch is no tree' },
  ],
};

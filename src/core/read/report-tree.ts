import { appendAll } from '../append-all.ts';
import type { Json } from '../model.ts';
import { entriesOf, isArray, isObject, makeObject, memberOf } from '../value.ts';
import { nameColumns, toRecord } from './column-names.ts';
import { cutSpaceColumns, findSpaceColumns } from './space-columns.ts';

/** A line of a report with what stands below it, further in. */
interface ReportNode {
  readonly content: string;
  /** The line starts an item of a list by a dash. */
  readonly isItem: boolean;
  readonly below: ReportNode[];
}

const reportKey = /^([A-Za-z][\w ./()-]{0,60}):(?:\s+(.*))?$/;
const deepestReport = 40;

/** A report's lines as a value: keys with what stands beside or below them, tables as rows, other lines as text. */
export function readReport(lines: readonly string[]): Json {
  const roots: ReportNode[] = [];
  const open: { indent: number; node: ReportNode }[] = [];
  for (const line of lines) {
    const [lead = '', dash = ''] = /^\s*(- )?/.exec(line) ?? [];
    const indent = lead.length;
    while ((open.at(-1)?.indent ?? -1) >= indent || open.length > deepestReport) open.pop();
    const node = { content: line.slice(indent).trimEnd(), isItem: dash !== '', below: [] };
    (open.at(-1)?.node.below ?? roots).push(node);
    open.push({ indent, node });
  }
  return valueOfNodes(roots);
}

/** Rows where all lines are aligned in columns under a header, else null. */
export function readReportTable(lines: readonly string[]): readonly Json[] | null {
  const columns = findSpaceColumns(lines);
  if (columns === null) return null;
  const rows = lines.slice(columns.headLines).map((line) => cutSpaceColumns(line, columns));
  return rows.some((row) => row === null) ? null : rows.map((row) => toRecord(columns.names, row ?? []));
}

function valueOfNodes(nodes: readonly ReportNode[]): Json {
  const lines = nodes.flatMap(textsOfNode);
  const table = nodes.length < 2 || lines.length > nodes.length ? null : readReportTable(lines);
  if (table !== null) return table;
  const keyed = nodes.filter(({ content }) => reportKey.test(content)).length;
  if (keyed === 0 || keyed < nodes.length / 2) return lines.length === 1 ? (lines[0] ?? '') : lines;
  const groups: ReportNode[][] = [];
  for (const node of nodes) {
    if (node.isItem || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(node);
  }
  return nodes.some(({ isItem }) => isItem) ? groups.map(objectOfNodes) : objectOfNodes(nodes);
}

function objectOfNodes(nodes: readonly ReportNode[]): Json {
  const keyed: { key: string; value: Json }[] = [];
  const loose: string[] = [];
  for (const node of nodes) {
    const [, key, beside = ''] = reportKey.exec(node.content) ?? [];
    if (key === undefined) appendAll(loose, textsOfNode(node));
    else keyed.push({ key, value: valueOfKey(beside.trim(), node) });
  }
  const names = nameColumns(
    keyed.map(({ key }) => key),
    keyed.length,
  );
  const entries = keyed.map(({ value }, index): [string, Json] => [names[index] ?? '', value]);
  return makeObject(loose.length === 0 ? entries : [...entries, ['_raw', loose]]);
}

/** What stands beside a key goes on below it, or has keys of its own there. */
function valueOfKey(beside: string, { below }: ReportNode): Json {
  if (below.length === 0) return beside;
  const inner = valueOfNodes(below);
  if (beside === '') return inner;
  if (isObject(inner) && memberOf(inner, 'value') === undefined)
    return makeObject([['value', beside], ...entriesOf(inner)]);
  return isArray(inner) ? [beside, ...inner] : [beside, inner];
}

function textsOfNode({ content, isItem, below }: ReportNode): readonly string[] {
  return [isItem ? `- ${content}` : content, ...below.flatMap(textsOfNode)];
}

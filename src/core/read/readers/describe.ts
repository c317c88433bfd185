import { appendAll } from '../../append-all.ts';
import type { Json, Reader } from '../../model.ts';
import { entriesOf, isObject, makeObject } from '../../value.ts';
import { readReport, readReportTable } from '../report-tree.ts';

/** A report of `Key:   value` lines whose values stand below each other, as `kubectl describe` prints it, tables in it as rows. */
export const describeReader: Reader = {
  id: 'describe',
  of: 'text',
  isWrapper: false,
  longest: 1_000_000,
  givesOneThing: true,
  read(input) {
    if (input.of !== 'text') return null;
    if (!/^\s{0,20}[A-Z][\w ./()-]{0,60}:[ \t]{2,}\S/.test(input.text)) return null;
    const lines = input.text.replaceAll('\r\n', '\n').replaceAll('\t', '    ').split('\n');
    const blocks: string[][] = [[]];
    for (const line of lines) {
      if (line.trim() !== '') blocks.at(-1)?.push(line.trimEnd());
      else if (blocks.at(-1)?.length !== 0) blocks.push([]);
    }
    const tables: (readonly Json[])[] = [];
    const told: string[] = [];
    for (const block of blocks) {
      const table = readReportTable(block);
      if (table === null) appendAll(told, block);
      else tables.push(table);
    }
    if (!isAlignedReport(told)) return null;
    const members = readReport(told);
    if (!isObject(members)) return null;
    const rows = tables.map((table, index): [string, Json] => [index === 0 ? 'rows' : `rows_${index + 1}`, table]);
    const value = makeObject([...entriesOf(members), ...rows]);
    return { next: { of: 'value', value }, isFinal: false, format: 'describe' };
  },
};

/** Every line that is not indented has a key, and most values start in one column, two blanks or more behind the key. */
function isAlignedReport(lines: readonly string[]): boolean {
  const tops = lines.filter((line) => /^\S/.test(line) && !line.startsWith('- '));
  const keys = tops.map((line) => /^[A-Z][\w ./()-]{0,60}:(\s*)/.exec(line));
  if (keys.some((key) => key === null)) return false;
  const beside = keys.filter((key, index) => key !== null && key[0].length < (tops[index] ?? '').length);
  const columns = new Map<number, number>();
  for (const key of beside) columns.set(key?.[0].length ?? 0, (columns.get(key?.[0].length ?? 0) ?? 0) + 1);
  const aligned = Math.max(0, ...columns.values());
  const spaced = beside.filter((key) => (key?.[1]?.length ?? 0) > 1).length;
  return beside.length >= 2 && aligned >= beside.length * 0.6 && spaced >= beside.length / 2;
}

export const examples = {
  hits: [
    'Name:         web-1\nNamespace:    default\nLabels:       app=web\n              tier=front\nStatus:       Running\n',
    'Name:     web\nState:    Waiting\n  Reason:  CrashLoopBackOff\nEvents:\n  Type     Reason   Age\n  ----     ------   ---\n  Warning  BackOff  5m\n',
    'Name:     web\nStatus:   Running\nConditions:\n  Type          Status\n  Initialized   True\n  Ready         False\n',
    'Name:     demo\nSource:\n- Repo:   https://h/x\n  Path:   .\nHealth:   Missing\n\nKIND       NAME   STATUS\nService    web    Synced\n',
  ],
  misses: [
    { text: 'Note: this is a sentence.\nAlso: another one.', why: 'one blank follows each colon' },
    { text: 'Name:   web\nand some words', why: 'a line has no key' },
    { text: 'Name:   web', why: 'one line is no report' },
    { text: 'name: web\nkind: x', why: 'it is YAML' },
    { text: 'Total:   1\nItems counted so far:     2\nSum:  3', why: 'the values do not stand below each other' },
  ],
};

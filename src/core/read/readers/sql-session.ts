import { appendAll } from '../../append-all.ts';
import type { Json, Reader } from '../../model.ts';
import { isObject, makeObject, sizeOf } from '../../value.ts';
import { readBoxTable, ruleLine } from '../box-rows.ts';
import { linesOfText, type TextLine } from '../text-lines.ts';

const closingCount = /^\(?\d{1,12} rows?(?:\)| in set\b.*)$/;
/** What psql and mysql say beside tables; a command's tag only counts below the end of a statement. */
const serverLine = /^(?:(?:ERROR|FATAL|PANIC|WARNING|NOTICE|INFO): {1,2}\S|ERROR \d{4} \(|Query OK, |Empty set\b)/;
const messageGoesOn =
  /^(?:LINE \d{1,9}: |(?:DETAIL|HINT|CONTEXT|QUERY|STATEMENT): |Records: |Rows matched: |\s+\^\s*$)/;
const commandTag =
  /^(?:(?:CREATE|DROP|ALTER|GRANT|REVOKE|TRUNCATE)(?: [A-Z]{1,20}){1,3}|INSERT \d{1,12} \d{1,12}|(?:UPDATE|DELETE|COPY|MERGE) \d{1,12}|SET|BEGIN|COMMIT|ROLLBACK)\s*$/;

/** What psql or mysql printed in a session: tables with the statements and messages between them. */
export const sqlSessionReader: Reader = {
  id: 'sql-session',
  of: 'text',
  isWrapper: false,
  longest: 5_000_000,
  read(input) {
    if (input.of !== 'text' || !/^\(?\d{1,12} rows?\b/m.test(input.text)) return null;
    const lines = linesOfText(input.text);
    const entries: Json[] = [];
    let told: string[] = [];
    const closings = closingsAfter(lines);
    for (let at = 0; at < lines.length; at++) {
      const end = isTableHead(lines, at) ? (closings[at + 2] ?? null) : null;
      const table = end === null ? null : readBoxTable(joinLines(lines.slice(at, end + 1)));
      if (end === null || table === null || table.next.of !== 'value') {
        told.push(lines[at]?.content ?? '');
        continue;
      }
      appendAll(entries, entriesOfText(told, table.next.value));
      told = [];
      at = end;
    }
    const [only] = entries;
    if (only === undefined) return null;
    appendAll(entries, entriesOfText(told, null));
    if (entries.length === 1 && isObject(only) && sizeOf(only) === 1) return null;
    const value = entries.length === 1 ? only : entries;
    return { next: { of: 'value', value }, isFinal: false, format: 'sql-session' };
  },
};

/** For each line the next one that counts a table's rows, null where an empty line comes before it. */
function closingsAfter(lines: readonly TextLine[]): readonly (number | null)[] {
  const closings: (number | null)[] = [];
  let closing: number | null = null;
  for (let at = lines.length - 1; at >= 0; at--) {
    const content = lines[at]?.content.trimEnd() ?? '';
    if (closingCount.test(content)) closing = at;
    else if (content === '') closing = null;
    closings[at] = closing;
  }
  return closings;
}

function isTableHead(lines: readonly TextLine[], start: number): boolean {
  const [first = '', second = ''] = lines.slice(start, start + 2).map(({ content }) => content.trimEnd());
  return ruleLine.test(first) ? first.includes('+') && /^\s*\|/.test(second) : ruleLine.test(second) && first !== '';
}

function joinLines(lines: readonly TextLine[]): string {
  return lines.map(({ content }) => content).join('\n');
}

/** What stands above a table, or at the end: each statement with what the server said of it, the last with the rows. */
function entriesOfText(lines: readonly string[], rows: Json): readonly Json[] {
  const parts: { statement: string[]; message: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    const isDone = /;\s*$/.test(lines[index - 1] ?? '');
    if (serverLine.test(line) || (isDone && commandTag.test(line))) {
      if (last === undefined) parts.push({ statement: [], message: [line] });
      else last.message.push(line);
    } else if (last !== undefined && last.message.length > 0 && messageGoesOn.test(line)) last.message.push(line);
    else if (last === undefined || (last.message.length > 0 && line.trim() !== ''))
      parts.push({ statement: [line], message: [] });
    else if (last.message.length === 0) last.statement.push(line);
  }
  const failed = /^(?:ERROR|FATAL)\b/.test(parts.at(-1)?.message.at(0) ?? '');
  if (rows !== null && (parts.length === 0 || failed)) parts.push({ statement: [], message: [] });
  return parts.flatMap(({ statement, message }, index) => {
    const entries: [string, Json][] = [];
    if (statement.some((line) => line.trim() !== '')) entries.push(['statement', statement.join('\n').trim()]);
    if (message.length > 0) entries.push(['message', message.join('\n').trim()]);
    if (rows !== null && index === parts.length - 1) entries.push(['rows', rows]);
    return entries.length === 0 ? [] : [makeObject(entries)];
  });
}

export const examples = {
  hits: [
    'select 1 as a;\n a \n---\n 1\n(1 row)\n\nselect 2 as b, 3 as c;\n b | c \n---+---\n 2 | 3\n(1 row)\n',
    ' a \n---\n 1\n(1 row)\n\n b \n---\n 2\n(1 row)\n',
    'mysql> select * from t;\n+----+\n| id |\n+----+\n|  1 |\n+----+\n1 row in set (0.00 sec)\n',
    'select x;\nERROR:  column "x" does not exist\nselect 1;\n ?column? \n----------\n        1\n(1 row)\n',
  ],
  misses: [
    { text: ' a \n---\n 1\n(1 row)\n', why: 'one table alone is a table' },
    { text: 'Title\n-----\n\n(3 rows)\n', why: 'no row stands between the rule and the count' },
    { text: 'select 1;\n(1 row)', why: 'no table is in it' },
  ],
};

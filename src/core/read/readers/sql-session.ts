import type { Json, Reader } from '../../model.ts';
import { isObject, makeObject, sizeOf } from '../../value.ts';
import { readBoxTable, ruleLine } from '../box-rows.ts';
import { linesOfText, type TextLine } from '../text-lines.ts';

const closingCount = /^\(?\d{1,12} rows?(?:\)| in set\b.*)$/;
/** No session is as long, and its statements are no records. */
const longestSession = 5_000_000;

/** What psql or mysql printed in a session: tables with the statements and messages between them. */
export const sqlSessionReader: Reader = {
  id: 'sql-session',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || input.text.length > longestSession || !/^\(?\d{1,12} rows?\b/m.test(input.text))
      return null;
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
      entries.push(makeObject([...statementOf(told), ['rows', table.next.value]]));
      told = [];
      at = end;
    }
    const rest = statementOf(told);
    const isTableAlone = entries.length === 1 && rest.length === 0 && isObject(entries[0]) && sizeOf(entries[0]) === 1;
    if (entries.length === 0 || isTableAlone) return null;
    const all = rest.length === 0 ? entries : [...entries, makeObject(rest)];
    const value = all.length === 1 ? (all[0] ?? null) : all;
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

function statementOf(lines: readonly string[]): readonly (readonly [string, Json])[] {
  const text = lines.join('\n').trim();
  return text === '' ? [] : [['statement', text]];
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

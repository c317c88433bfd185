import Papa from 'papaparse';
import type { Json, Problem, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';

/** Comma, tab, semicolon or pipe separated rows under a header. Cells stay text; rows that are too short or long are problems. */
export const csvReader: Reader = {
  id: 'csv',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || /^\s*[[{<]/.test(input.text)) return null;
    const { text } = input;
    const delimiter = findDelimiter(text);
    if (delimiter === null) return null;
    const { data: rows, errors } = Papa.parse<string[]>(text, { delimiter });
    if (rows.at(-1)?.join('') === '') rows.pop();
    const header = rows[0] ?? [];
    if (rows.length < 2 || !isHeader(header)) return null;
    const body = rows.slice(1);
    const ragged = body.flatMap((row, index) => (row.length === header.length ? [] : [index]));
    if (ragged.length > body.length / 3) return null;
    const problems: Problem[] = errors.slice(0, 20).map((error) => {
      const at = error.index ?? 0;
      return {
        id: 'csv.quote',
        values: { row: (error.row ?? 0) + 1 },
        start: at,
        end: Math.min(at + 1, input.text.length),
      };
    });
    for (const index of ragged.slice(0, 20)) {
      const start = startOfRow(text, delimiter, index + 1);
      const values = { row: index + 2, cells: body[index]?.length ?? 0, columns: header.length };
      problems.push({ id: 'csv.ragged-row', values, start, end: start + 1 });
    }
    const names = uniqueNames(header);
    for (const [index, name] of names.entries()) {
      if (name !== header[index])
        problems.push({
          id: 'csv.duplicate-header',
          values: { name: header[index] ?? '', renamed: name },
          start: 0,
          end: 1,
        });
    }
    const value = body.map((row) => toRecord(names, row));
    return { next: { of: 'value', value }, isFinal: false, format: delimiter === '\t' ? 'tsv' : 'csv', problems };
  },
};

/** The delimiter that gives most lines the same number of cells, at least two; null when none does. */
function findDelimiter(text: string): string | null {
  const rows = (delimiter: string) =>
    Papa.parse<string[]>(text.slice(0, 100_000), { delimiter, preview: 50, skipEmptyLines: true }).data;
  let best: { delimiter: string; cells: number } | null = null;
  for (const delimiter of [',', '\t', ';', '|']) {
    const widths = rows(delimiter).map((row) => row.length);
    const cells = widths[0] ?? 0;
    const same = widths.filter((width) => width === cells).length;
    if (cells < 2 || widths.length < 2 || same < widths.length * 0.66) continue;
    if (best === null || cells > best.cells) best = { delimiter, cells };
  }
  return best?.delimiter ?? null;
}

/** Names, not sentences, numbers or log lines. */
function isHeader(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell.trim() !== '');
  if (named.length < Math.max(1, cells.length - 1)) return false;
  return named.every(
    (cell) =>
      cell.length <= 64 &&
      !/[.:;!?]\s|\s{2,}|^\s+\S/.test(cell) &&
      !/^[-+]?[\d.,:%]+$/.test(cell.trim()) &&
      cell.trim().split(/\s+/).length <= 6,
  );
}

function startOfRow(text: string, delimiter: string, row: number): number {
  return Papa.parse<string[]>(text, { delimiter, preview: row }).meta.cursor;
}

function uniqueNames(header: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return header.map((cell, index) => {
    const name = cell === '' ? `column_${index + 1}` : cell;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}_${count}`;
  });
}

function toRecord(names: readonly string[], row: readonly string[]): Json {
  const entries: [string, Json][] = row.map((cell, index) => [
    names[index] ?? `extra_${index + 1 - names.length}`,
    cell,
  ]);
  return makeObject(entries);
}

export const examples = {
  hits: ['a,b\n1,2', 'a\tb\n1\t2\n', '"x y";z\n1;2', 'id,name\n1,"Lee, Ann"\n', 'a,b\n1,2\n3\n4,5\n6,7'],
  misses: [
    { text: 'Hello, world.\nThis is, well, prose.', why: 'a sentence is no header' },
    { text: 'one\ntwo', why: 'there is one column only' },
    { text: 'a,b', why: 'there is no row under the header' },
    { text: '{"a":1,\n"b":2}', why: 'it starts like JSON' },
  ],
};

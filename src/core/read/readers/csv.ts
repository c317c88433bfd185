import Papa from 'papaparse';
import { finishSteps } from '../../finish-steps.ts';
import type { Problem, Reader, ReadInput, ReadStep } from '../../model.ts';
import { duplicateColumns, nameColumns, toRecord } from '../column-names.ts';
import { mapInSteps } from '../map-in-steps.ts';

/** Comma, tab, semicolon or pipe separated rows under a header. Cells stay text; rows that are too short or long are problems. */
export const csvReader: Reader = {
  id: 'csv',
  of: 'text',
  isWrapper: false,
  read: (input) => finishSteps(readCsv(input)),
  readInSteps: readCsv,
};

function* readCsv(input: ReadInput): Generator<null, ReadStep | null> {
  if (input.of !== 'text' || /^\s*[[{<]/.test(input.text)) return null;
  const { text } = input;
  const delimiter = findDelimiter(text);
  if (delimiter === null) return null;
  const { data: rows, errors, meta } = Papa.parse<string[]>(text, { delimiter });
  yield null;
  const header = rows[0] ?? [];
  const body = rows.flatMap((cells, row) => (row === 0 || isBlankRow(cells) ? [] : [{ cells, row }]));
  if (body.length === 0 || !isCsvHeader(header)) return null;
  const ragged = body.filter(({ cells }) => cells.length !== header.length);
  if (ragged.length > body.length / 3) return null;
  const shown = ragged.slice(0, 20);
  const starts = startsOfRows(text, delimiter, meta.linebreak, shown.at(-1)?.row ?? 0);
  const widest = body.reduce((width, { cells }) => Math.max(width, cells.length), header.length);
  const names = nameColumns(header, widest);
  const isCut = errors.some((error) => error.code === 'MissingQuotes');
  const problems: Problem[] = [
    ...errors.slice(0, 20).map((error) => {
      const start = Math.min(error.index ?? 0, text.length);
      const values = { row: (error.row ?? 0) + 1 };
      return { id: 'csv.quote', values, start, end: Math.min(start + 1, text.length) };
    }),
    ...shown.map(({ cells, row }) => {
      const start = starts[row] ?? 0;
      const values = { row: row + 1, cells: cells.length, columns: header.length };
      return { id: 'csv.ragged-row', values, start, end: start + 1 };
    }),
    ...duplicateColumns(header, names, 0, starts[1] ?? text.length),
  ];
  const value = yield* mapInSteps(body, ({ cells }) => toRecord(names, cells));
  return {
    next: { of: 'value', value },
    isFinal: false,
    format: delimiter === '\t' ? 'tsv' : 'csv',
    problems,
    isPartial: isCut,
    warnings: isCut ? ['input_truncated'] : errors.length + ragged.length > 0 ? ['input_irregular'] : [],
  };
}

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
function isCsvHeader(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell.trim() !== '');
  if (named.length < Math.max(2, cells.length - 1)) return false;
  return named.every(
    (cell) =>
      cell.length <= 64 &&
      !/[.:;!?]\s|\s{2,}|^\s+\S|[{}]|=>|[;:([]$|^(?:#|\/\/|\/\*)/.test(cell) &&
      !/^[-+]?[\d.,:%]+$/.test(cell.trim()) &&
      cell.trim().split(/\s+/).length <= 6,
  );
}

function isBlankRow(cells: readonly string[]): boolean {
  return cells.length === 1 && cells[0]?.trim() === '';
}

/** Where each row up to `last` starts. A quote opens only at the start of a cell, and a doubled one stays inside. */
export function startsOfRows(text: string, delimiter: string, linebreak: string, last: number): readonly number[] {
  const starts = [0];
  let at = 0;
  let line = -1;
  let cell = -1;
  while (starts.length <= last + 1 && at < text.length) {
    if (text[at] === '"') {
      do at = text.indexOf('"', at + 1) + 1;
      while (at > 0 && text[at] === '"');
      if (at === 0) break;
    }
    if (line < at) line = indexFrom(text, linebreak, at);
    if (cell < at) cell = indexFrom(text, delimiter, at);
    if (line === text.length && cell === text.length) break;
    if (cell < line) at = cell + delimiter.length;
    else {
      at = line + linebreak.length;
      starts.push(at);
    }
  }
  return starts;
}

/** The end of the text where there is none. */
function indexFrom(text: string, wanted: string, start: number): number {
  const at = text.indexOf(wanted, start);
  return at < 0 ? text.length : at;
}

export const examples = {
  hits: [
    'a,b\n1,2',
    'a\tb\n1\t2\n',
    '"x y";z\n1;2',
    'id,name\n1,"Lee, Ann"\n',
    'a,b\n1,2\n3\n4,5\n6,7',
    'a,a,__proto__\n1,2,3',
  ],
  misses: [
    { text: 'Hello, world.\nThis is, well, prose.', why: 'a sentence is no header' },
    { text: 'use strict;\nuse warnings;', why: 'nothing follows the semicolons' },
    { text: 'import { a, b } from "x"\nimport { c, d } from "y"', why: 'it is a program' },
    { text: 'users[2]{id,name}:\n  1,Ada\n  2,Lee', why: 'the header belongs to another format' },
    { text: 'one\ntwo', why: 'there is one column only' },
    { text: 'a,b', why: 'there is no row under the header' },
    { text: '{"a":1,\n"b":2}', why: 'it starts like JSON' },
  ],
};

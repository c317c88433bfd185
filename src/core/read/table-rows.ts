import type { Json, Problem } from '../model.ts';
import { duplicateColumns, nameColumns, toRecord } from './column-names.ts';

/** A row's cells and where its line stands. */
export interface TableRow {
  readonly cells: readonly Json[];
  readonly start: number;
}

export interface TableReading {
  readonly value: readonly Json[];
  readonly problems: readonly Problem[];
}

const shownProblems = 20;

/** Rows as records under the header; rows with more or fewer cells than it are problems. Row 1 is the header. */
export function tableFromRows(header: readonly string[], headerStart: number, rows: readonly TableRow[]): TableReading {
  const widest = rows.reduce((width, { cells }) => Math.max(width, cells.length), header.length);
  const names = nameColumns(header, widest);
  const ragged = rows.flatMap(({ cells, start }, index) => {
    const values = { row: index + 2, cells: cells.length, columns: header.length };
    return cells.length === header.length ? [] : [{ id: 'csv.ragged-row', values, start, end: start + 1 }];
  });
  const duplicates = duplicateColumns(header, names, headerStart, headerStart + 1);
  return {
    value: rows.map(({ cells }) => toRecord(names, cells)),
    problems: [...duplicates, ...ragged.slice(0, shownProblems)],
  };
}

/** Rows that don't fit the header make the reading uncertain; columns of one name don't. */
export function warningsOfTable(problems: readonly Problem[]): readonly string[] {
  return problems.some(({ id }) => id === 'csv.ragged-row') ? ['input_irregular'] : [];
}

import Papa from 'papaparse';
import type { FormatOptions } from '../model.ts';
import type { ReadBackValue } from './read-back.ts';
import { readCell, readRecords } from './read-records.ts';

/** Rows under a header as RFC 4180 has it, cells as text; one row alone is no table but a text. */
export function readDelimited(text: string, delimiter: string, options: FormatOptions): ReadBackValue {
  const { data: rows } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const [header, ...records] = rows;
  if (header === undefined || records.length === 0) return { value: readCell(text, options) };
  return readRecords(header, records, options);
}

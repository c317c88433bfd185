import type { Reader } from '../../model.ts';
import { brokenJsonReader } from './broken-json.ts';
import { csvReader } from './csv.ts';
import { jsonReader } from './json.ts';
import { jsonlReader } from './jsonl.ts';
import { textReader } from './text.ts';

/** In the order in which they are tried; the last takes everything. */
export const readers = [
  jsonReader,
  jsonlReader,
  brokenJsonReader,
  csvReader,
  textReader,
] as const satisfies readonly Reader[];

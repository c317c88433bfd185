import type { ReadBack } from '../read-back.ts';
import { columnsReadBack } from './columns.ts';
import { csvReadBack } from './csv.ts';
import { jsonReadBack } from './json.ts';
import { jsonCompactReadBack } from './json-compact.ts';
import { jsonlReadBack } from './jsonl.ts';
import { markdownReadBack } from './markdown.ts';
import { markdownKvReadBack } from './markdown-kv.ts';
import { textReadBack } from './text.ts';
import { toonReadBack } from './toon.ts';
import { tsvReadBack } from './tsv.ts';
import { xmlReadBack } from './xml.ts';
import { yamlReadBack } from './yaml.ts';

/** One for each format. */
export const readBacks = [
  jsonReadBack,
  jsonCompactReadBack,
  jsonlReadBack,
  csvReadBack,
  tsvReadBack,
  yamlReadBack,
  markdownReadBack,
  markdownKvReadBack,
  textReadBack,
  toonReadBack,
  xmlReadBack,
  columnsReadBack,
] as const satisfies readonly ReadBack[];

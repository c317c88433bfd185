import type { Trace } from '../trace.ts';
import { columnsTrace } from './columns.ts';
import { csvTrace } from './csv.ts';
import { jsonTrace } from './json.ts';
import { jsonCompactTrace } from './json-compact.ts';
import { jsonlTrace } from './jsonl.ts';
import { markdownTrace } from './markdown.ts';
import { markdownKvTrace } from './markdown-kv.ts';
import { textTrace } from './text.ts';
import { toonTrace } from './toon.ts';
import { tsvTrace } from './tsv.ts';
import { xmlTrace } from './xml.ts';
import { yamlTrace } from './yaml.ts';

/** One for each format. */
export const traces = [
  jsonTrace,
  jsonCompactTrace,
  jsonlTrace,
  csvTrace,
  tsvTrace,
  yamlTrace,
  markdownTrace,
  markdownKvTrace,
  textTrace,
  toonTrace,
  xmlTrace,
  columnsTrace,
] as const satisfies readonly Trace[];

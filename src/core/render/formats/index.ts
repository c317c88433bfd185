import type { Format } from '../../model.ts';
import { columnsFormat } from './columns.ts';
import { csvFormat } from './csv.ts';
import { jsonFormat } from './json.ts';
import { jsonCompactFormat } from './json-compact.ts';
import { jsonlFormat } from './jsonl.ts';
import { markdownFormat } from './markdown.ts';
import { markdownKvFormat } from './markdown-kv.ts';
import { textFormat } from './text.ts';
import { toonFormat } from './toon.ts';
import { tsvFormat } from './tsv.ts';
import { xmlFormat } from './xml.ts';
import { yamlFormat } from './yaml.ts';

/** In the order of the tabs. */
export const formats = [
  jsonFormat,
  jsonCompactFormat,
  jsonlFormat,
  csvFormat,
  tsvFormat,
  yamlFormat,
  markdownFormat,
  markdownKvFormat,
  textFormat,
  toonFormat,
  xmlFormat,
  columnsFormat,
] as const satisfies readonly Format[];

import type { Format } from '../../model.ts';
import { csvFormat } from './csv.ts';
import { jsonFormat } from './json.ts';
import { jsonCompactFormat } from './json-compact.ts';
import { jsonlFormat } from './jsonl.ts';
import { markdownFormat } from './markdown.ts';
import { textFormat } from './text.ts';
import { tsvFormat } from './tsv.ts';
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
  textFormat,
] as const satisfies readonly Format[];

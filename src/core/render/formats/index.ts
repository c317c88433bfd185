import type { Format } from '../../model.ts';
import { csvFormat } from './csv.ts';
import { jsonFormat } from './json.ts';
import { jsonCompactFormat } from './json-compact.ts';
import { markdownFormat } from './markdown.ts';
import { textFormat } from './text.ts';

/** In the order of the tabs. */
export const formats = [
  jsonFormat,
  jsonCompactFormat,
  csvFormat,
  markdownFormat,
  textFormat,
] as const satisfies readonly Format[];

import type { Reader } from '../../model.ts';
import { bannerReader } from './banner.ts';
import { brokenJsonReader } from './broken-json.ts';
import { csvReader } from './csv.ts';
import { curlVerboseReader } from './curl-verbose.ts';
import { escapedJsonReader } from './escaped-json.ts';
import { httpReader } from './http.ts';
import { jsonReader } from './json.ts';
import { jsonHeaderReader } from './json-header.ts';
import { jsonStringReader } from './json-string.ts';
import { jsonlReader } from './jsonl.ts';
import { mcpReader } from './mcp.ts';
import { openaiMessageReader } from './openai-message.ts';
import { textReader } from './text.ts';
import { textHeaderReader } from './text-header.ts';
import { yamlReader } from './yaml.ts';

/** In the order in which they are tried: readers of text, the last of which takes everything, then readers of values. */
export const readers = [
  httpReader,
  curlVerboseReader,
  textHeaderReader,
  jsonReader,
  jsonHeaderReader,
  jsonlReader,
  escapedJsonReader,
  bannerReader,
  brokenJsonReader,
  yamlReader,
  csvReader,
  textReader,
  mcpReader,
  openaiMessageReader,
  jsonStringReader,
] as const satisfies readonly Reader[];

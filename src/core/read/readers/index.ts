import type { Reader } from '../../model.ts';
import { accessLogReader } from './access-log.ts';
import { aiSdkReader } from './ai-sdk.ts';
import { ansiReader } from './ansi.ts';
import { anthropicReader } from './anthropic.ts';
import { bannerReader } from './banner.ts';
import { bedrockReader } from './bedrock.ts';
import { boxTableReader } from './box-table.ts';
import { brokenJsonReader } from './broken-json.ts';
import { cassetteReader } from './cassette.ts';
import { cefReader } from './cef.ts';
import { cohereReader } from './cohere.ts';
import { csvReader } from './csv.ts';
import { curlVerboseReader } from './curl-verbose.ts';
import { describeReader } from './describe.ts';
import { diagnosticsReader } from './diagnostics.ts';
import { diffReader } from './diff.ts';
import { escapedJsonReader } from './escaped-json.ts';
import { fenceReader } from './fence.ts';
import { geminiReader } from './gemini.ts';
import { harReader } from './har.ts';
import { htmlErrorReader } from './html-error.ts';
import { httpReader } from './http.ts';
import { iniReader } from './ini.ts';
import { jsonReader } from './json.ts';
import { jsonHeaderReader } from './json-header.ts';
import { jsonStringReader } from './json-string.ts';
import { jsonlReader } from './jsonl.ts';
import { langchainReader } from './langchain.ts';
import { lenientJsonReader } from './lenient-json.ts';
import { logReader } from './log.ts';
import { logfmtReader } from './logfmt.ts';
import { lsLongReader } from './ls-long.ts';
import { markdownTableReader } from './markdown-table.ts';
import { mcpReader } from './mcp.ts';
import { ollamaReader } from './ollama.ts';
import { openaiMessageReader } from './openai-message.ts';
import { openaiResponsesReader } from './openai-responses.ts';
import { serviceLogReader } from './service-log.ts';
import { spaceTableReader } from './space-table.ts';
import { sseReader } from './sse.ts';
import { stackTraceReader } from './stack-trace.ts';
import { stdStreamsReader } from './std-streams.ts';
import { textReader } from './text.ts';
import { textHeaderReader } from './text-header.ts';
import { xmlReader } from './xml.ts';
import { yamlReader } from './yaml.ts';

/** In the order in which they are tried: readers of text, the last of which takes everything, then readers of values. */
export const readers = [
  ansiReader,
  fenceReader,
  httpReader,
  curlVerboseReader,
  sseReader,
  stdStreamsReader,
  textHeaderReader,
  jsonReader,
  jsonHeaderReader,
  jsonlReader,
  escapedJsonReader,
  bannerReader,
  lenientJsonReader,
  brokenJsonReader,
  htmlErrorReader,
  xmlReader,
  diffReader,
  stackTraceReader,
  diagnosticsReader,
  accessLogReader,
  cefReader,
  logReader,
  serviceLogReader,
  logfmtReader,
  markdownTableReader,
  boxTableReader,
  lsLongReader,
  yamlReader,
  csvReader,
  spaceTableReader,
  iniReader,
  describeReader,
  textReader,
  mcpReader,
  openaiMessageReader,
  openaiResponsesReader,
  anthropicReader,
  geminiReader,
  bedrockReader,
  aiSdkReader,
  langchainReader,
  cohereReader,
  ollamaReader,
  harReader,
  cassetteReader,
  jsonStringReader,
] as const satisfies readonly Reader[];

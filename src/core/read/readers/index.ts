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
import { conversationsReader } from './conversations.ts';
import { csvReader } from './csv.ts';
import { curlVerboseReader } from './curl-verbose.ts';
import { describeReader } from './describe.ts';
import { diagnosticsReader } from './diagnostics.ts';
import { diffReader } from './diff.ts';
import { digReader } from './dig.ts';
import { escapedJsonReader } from './escaped-json.ts';
import { fenceReader } from './fence.ts';
import { geminiReader } from './gemini.ts';
import { gitLogReader } from './git-log.ts';
import { harReader } from './har.ts';
import { htmlReader } from './html.ts';
import { htmlErrorReader } from './html-error.ts';
import { httpReader } from './http.ts';
import { iniReader } from './ini.ts';
import { jsonReader } from './json.ts';
import { jsonHeaderReader } from './json-header.ts';
import { jsonStringReader } from './json-string.ts';
import { jsonlReader } from './jsonl.ts';
import { jsonpReader } from './jsonp.ts';
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
import { recordBlocksReader } from './record-blocks.ts';
import { repairedJsonReader } from './repaired-json.ts';
import { separatorLineReader } from './separator-line.ts';
import { serviceLogReader } from './service-log.ts';
import { spaceTableReader } from './space-table.ts';
import { sqlSessionReader } from './sql-session.ts';
import { sseReader } from './sse.ts';
import { stackTraceReader } from './stack-trace.ts';
import { stdStreamsReader } from './std-streams.ts';
import { testReportReader } from './test-report.ts';
import { textReader } from './text.ts';
import { textHeaderReader } from './text-header.ts';
import { tomlReader } from './toml.ts';
import { treeReader } from './tree.ts';
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
  separatorLineReader,
  jsonReader,
  jsonHeaderReader,
  jsonlReader,
  escapedJsonReader,
  jsonpReader,
  bannerReader,
  lenientJsonReader,
  repairedJsonReader,
  brokenJsonReader,
  htmlErrorReader,
  htmlReader,
  xmlReader,
  gitLogReader,
  digReader,
  diffReader,
  stackTraceReader,
  testReportReader,
  diagnosticsReader,
  accessLogReader,
  cefReader,
  logReader,
  serviceLogReader,
  logfmtReader,
  markdownTableReader,
  recordBlocksReader,
  sqlSessionReader,
  boxTableReader,
  lsLongReader,
  treeReader,
  tomlReader,
  yamlReader,
  csvReader,
  spaceTableReader,
  iniReader,
  describeReader,
  textReader,
  conversationsReader,
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

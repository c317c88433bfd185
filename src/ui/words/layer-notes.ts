import type { Values, Wrapper } from '../../core/index.ts';

const numbers = new Intl.NumberFormat('en-US');
const count = (value: Values[string] | undefined, one: string, many = `${one}s`) =>
  `${numbers.format(Number(value))} ${Number(value) === 1 ? one : many}`;

/** What a layer was that was taken off: `2 header lines: status, exit code`. */
export function sayLayer({ reader, values }: Wrapper): string | null {
  const say = Object.hasOwn(layerNotes, reader) ? layerNotes[reader] : undefined;
  return say?.(values) ?? (values.toolMessages === undefined ? null : sayLog(values));
}

const layerNotes: { readonly [reader: string]: (values: Values) => string | null } = {
  ansi: ({ codes, links, redraws }) =>
    listed([
      Number(codes) > 0 && count(codes, 'colour or cursor code'),
      Number(links) > 0 && count(links, 'link'),
      Number(redraws) > 0 && count(redraws, 'redrawn line'),
    ]),
  banner: ({ lines }) => `${count(lines, 'line')} beside the JSON`,
  cassette: (values) => sayRecording(values),
  conversations: ({ conversations, key }) => `${count(conversations, 'conversation')}, each under ${key}`,
  'curl-verbose': (values) => sayAnswers(values),
  'escaped-json': () => 'The backslashes before its quotes',
  fence: ({ language }) => (language === '' ? 'A fence of backticks' : `A fence of backticks, marked ${language}`),
  har: (values) => sayRecording(values),
  http: (values) => sayAnswers(values),
  'json-header': ({ lines, keys }) => `${count(lines, 'line')} of JSON above the output: ${keys}`,
  'json-string': ({ characters }) => `Quotes around ${count(characters, 'character')} of JSON`,
  jsonp: ({ name }) => (name === '' ? null : `What stands around the JSON: ${name}`),
  mcp: ({ jsonRpc, blocks, structured }) =>
    listed([
      jsonRpc === true && 'the JSON-RPC answer',
      blocks !== undefined && `a result with ${count(blocks, 'content block')}`,
      structured === true && 'its structured content is read',
    ]),
  'separator-line': ({ separator }) => `The line that names the separator: ${separator}`,
  sse: ({ events, taken }) =>
    taken === events
      ? count(events, 'event')
      : `${count(events, 'event')}, ${numbers.format(Number(taken))} of them read`,
  'std-streams': ({ stderr }) =>
    stderr === 0
      ? 'The labels of stdout and stderr'
      : `The labels, and ${count(stderr, 'character')} of stderr, now a fact`,
  'text-header': ({ lines, keys }) => `${count(lines, 'line')} above the output: ${keys}`,
};

/** Redirects, proxies and retries: the last answer is the one that counts. */
function sayAnswers({ answers, status, before }: Values): string {
  if (before === undefined) return `The status line, ${status}, and the headers`;
  return `${count(answers, 'answer')}: ${before}, then ${status}, which is read`;
}

function sayRecording({ answers, taken, status }: Values): string {
  if (answers === 1) return `The recording around an answer with status ${status}`;
  return `A recording of ${count(answers, 'exchange')}, of which number ${Number(taken) + 1}, with status ${status}, is read`;
}

function sayLog({ messages, toolMessages }: Values): string {
  if (messages === 1 && toolMessages === 1) return 'The message around the result';
  return `${count(messages, 'message')} with ${count(toolMessages, 'result')}, of which one is read`;
}

function listed(parts: readonly (string | false)[]): string | null {
  const text = parts.filter((part) => part !== false).join(', ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

import type { Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { isObject, lookUp, memberOf } from '../../value.ts';
import { linesOfText, probeLines } from '../text-lines.ts';

const fieldLine = /^(?:data|event|id|retry)(?::|$)|^:/;

/** A stream of server-sent events: gives their data. An answer of JSON-RPC among them counts alone. */
export const sseReader: Reader = {
  id: 'sse',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text' || !/^\s{0,20}(?:data|event|id|retry|):/.test(input.text)) return null;
    const probe = probeLines(input.text);
    if (!probe.every((line) => fieldLine.test(line)) || !probe.some((line) => line.startsWith('data'))) return null;
    const events = readEvents(input.text);
    if (events === null) return null;
    const payloads = events.filter((event) => event !== '[DONE]');
    const isEnded = payloads.length < events.length;
    const isJson = payloads.length > 0 && payloads.every((payload) => /^\s*[[{]/.test(payload));
    if (!isJson && events.length < 2) return null;
    const answer = isJson ? payloads.findIndex(isAnswer) : -1;
    const values = { events: events.length, taken: answer < 0 ? payloads.length : 1, isEnded };
    const between = !isJson && payloads.some((payload) => payload.startsWith(' ')) ? '' : '\n';
    const text = answer < 0 ? payloads.join(between) : (payloads[answer] ?? '');
    return { next: { of: 'text', text }, isFinal: false, values };
  },
};

/** The data of each event; null where a line is no field. */
function readEvents(text: string): readonly string[] | null {
  const events: string[] = [];
  let held: string[] = [];
  for (const { content } of [...linesOfText(text), { content: '' }]) {
    if (content.trim() === '') {
      if (held.length > 0) events.push(held.join('\n'));
      held = [];
    } else if (!fieldLine.test(content)) return null;
    else if (/^data(?::|$)/.test(content)) held.push(content.slice(5).replace(/^ /, ''));
  }
  return events;
}

function isAnswer(payload: string): boolean {
  if (!payload.includes('"jsonrpc"')) return false;
  const { value } = parseJson(payload);
  return (
    isObject(value) &&
    memberOf(value, 'jsonrpc') === '2.0' &&
    (lookUp(value, 'result') ?? lookUp(value, 'error')) !== undefined
  );
}

export const examples = {
  hits: [
    'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"hi"}]}}\n\n',
    'data: {"a":1}\n\ndata: {"a":2}\n\ndata: [DONE]\n\n',
    ': ping\n\nid: 1\nevent: delta\ndata: Hello\n\nid: 2\nevent: delta\ndata:  world\n\n',
    'data: {"a":\ndata: 1}\n\n',
  ],
  misses: [
    { text: 'id: 1\nevent: click\n', why: 'no line holds data' },
    { text: 'data: x\nmore: y\n', why: 'another key is YAML' },
    { text: 'data: one word', why: 'one line may be anything' },
    { text: 'data: {"a":1}\nand words\n', why: 'words follow' },
    { text: 'database: x', why: 'the key only starts like a field' },
  ],
};

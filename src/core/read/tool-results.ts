import type { Facts, Json, JsonArray, LoggedCall, ReadInput, ReadStep, Values } from '../model.ts';
import { isArray, isObject, isScalar, keysOf, lookUp } from '../value.ts';
import { mediaProblems, readMcpBlocks } from './mcp-blocks.ts';

/** What a tool gave, as a log of a conversation keeps it. */
export interface LoggedResult {
  readonly content: Json | undefined;
  readonly callId?: Json | undefined;
  readonly tool?: Json | undefined;
  readonly isError?: boolean | undefined;
}

/** The messages of a log: a list, a list under one of these keys, or one message alone. None where they are plain rows. */
export function messagesOfLog(value: Json, keys: readonly string[]): JsonArray {
  const messages = isArray(value) ? value : (keys.map((key) => lookUp(value, key)).find(isArray) ?? [value]);
  return messages.slice(0, probedMessages).some(hasMessageMember) ? messages : [];
}

/** Enough of a list to tell rows from messages. */
const probedMessages = 100;
const messageMember = /^(?:role|type|content|parts|call|lc|kwargs)$|call_?id|tool|function/i;

function hasMessageMember(entry: Json): boolean {
  return isObject(entry) ? keysOf(entry).some((key) => messageMember.test(key)) : isArray(entry);
}

/** The elements of a member that is a list, else none. */
export function listIn(value: Json, key: string): JsonArray {
  const list = lookUp(value, key);
  return isArray(list) ? list : [];
}

/** What a reader of logs knows beside its results. */
export interface LogOptions {
  /** The id of the call that is wanted; the last one without. */
  readonly wanted: string | undefined;
  readonly messages: number;
  readonly values?: Values;
  /** Calls without a result. */
  readonly unanswered?: readonly { readonly callId: string; readonly tool: string | null }[];
}

/** Takes one result of a log off, the wanted one or the last: its content to be read on, its tool and call as facts. */
export function takeResult(results: readonly LoggedResult[], options: LogOptions): ReadStep | null {
  const ids = idsOfResults(results);
  const index = ids.lastIndexOf(options.wanted ?? '');
  const taken = index < 0 ? results.length - 1 : index;
  const last = results[taken];
  if (last === undefined) return null;
  const { callId, tool, isError } = last;
  const facts: Facts = {
    ...(typeof callId === 'string' && callId !== '' ? { callId } : {}),
    ...(typeof tool === 'string' && tool !== '' ? { tool } : {}),
    ...(isError === undefined ? {} : { isError }),
  };
  const content = last.content ?? '';
  const blocks = isArray(content) && content.length > 0 ? content.map(toMcpBlock) : [];
  const isBlocks = blocks.length > 0 && blocks.every((block) => block !== null);
  return {
    next: isBlocks ? readMcpBlocks(blocks) : inputFor(content),
    isFinal: false,
    facts,
    values: { messages: options.messages, toolMessages: results.length, ...options.values },
    calls: callsOfLog(results, ids, taken, options.unanswered ?? []),
    problems: isBlocks ? mediaProblems(blocks) : [],
  };
}

/** Ids that two results share tell nothing apart. */
function idsOfResults(results: readonly LoggedResult[]): readonly string[] {
  const own = results.map(({ callId }) => (typeof callId === 'string' ? callId : ''));
  const uses = new Map<string, number>();
  for (const id of own) uses.set(id, (uses.get(id) ?? 0) + 1);
  return own.map((id, index) => (id === '' || (uses.get(id) ?? 0) > 1 ? `#${index + 1}` : id));
}

function callsOfLog(
  results: readonly LoggedResult[],
  ids: readonly string[],
  taken: number,
  unanswered: NonNullable<LogOptions['unanswered']>,
): readonly LoggedCall[] {
  const nameOf = (tool: Json | undefined) => (typeof tool === 'string' && tool !== '' ? tool : null);
  const answered = results.map(({ tool, isError, content }, index): LoggedCall => {
    const status = isError === true ? 'failed' : 'answered';
    return { id: ids[index] ?? '', tool: nameOf(tool), status, isTaken: index === taken, content: content ?? '' };
  });
  const open = unanswered.map(({ callId, tool }): LoggedCall => {
    return { id: callId, tool, status: 'unanswered', isTaken: false, content: '' };
  });
  return [...answered, ...open];
}

function inputFor(content: Json): ReadInput {
  return typeof content === 'string' ? { of: 'text', text: content } : { of: 'value', value: content };
}

/** A block of any provider in the form that MCP gives it; null for what is no block. */
function toMcpBlock(block: Json): Json | null {
  if (!isObject(block)) return null;
  const type = lookUp(block, 'type');
  const text = lookUp(block, 'text');
  if (typeof text === 'string' && (type === undefined || /^(?:input_|output_)?text$/.test(String(type))))
    return { type: 'text', text };
  if (typeof type !== 'string' || !/image|audio|video|media|document|file/.test(type)) return null;
  const source = lookUp(block, 'source');
  const bytes = lookUp(source, 'data') ?? lookUp(block, 'data') ?? lookUp(block, 'image_url') ?? '';
  const kind =
    lookUp(source, 'media_type') ?? lookUp(block, 'mediaType') ?? lookUp(block, 'mimeType') ?? 'of an unknown kind';
  return isScalar(bytes) ? { type: type.replace(/^input_|_url$/g, ''), data: String(bytes), mimeType: kind } : null;
}

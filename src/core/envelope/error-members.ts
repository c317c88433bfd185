import type { ErrorClass, Json, RetryRequires, ToolError } from '../model.ts';
import { isObject, lookUp } from '../value.ts';

/**
 * What helps to mend the call: only what is known. `retry_requires` stands where `retryable: true` alone would send the
 * same call again.
 */
export function repairMembers(error: ToolError): readonly [string, Json][] {
  const members: [string, Json | undefined][] = [
    ['retry_requires', error.retryRequires === 'changed_args' ? error.retryRequires : undefined],
    ['field', error.field],
    ['expected', error.expected],
    ['example', error.example],
    ['agent_action', error.agentAction],
    ['retry_after_s', error.retryAfterS],
    ['trace_id', error.traceId],
  ];
  return members.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as [string, Json]]));
}

/** The error that such members show; null where there is no code. */
export function errorFromMembers(value: Json | undefined, message: string | null): ToolError | null {
  if (!isObject(value)) return null;
  const code = lookUp(value, 'code');
  if (typeof code !== 'string') return null;
  const retryRequires = readRetryRequires(value);
  const text = (key: string) => {
    const member = lookUp(value, key);
    return typeof member === 'string' ? member : undefined;
  };
  const [field, expected, example, agentAction, traceId] = [
    'field',
    'expected',
    'example',
    'agent_action',
    'trace_id',
  ].map(text);
  const retryAfterS = lookUp(value, 'retry_after_s');
  return {
    class: classByRetry[retryRequires],
    code,
    message: text('message') ?? message ?? '',
    retryable: retryRequires === 'backoff' || retryRequires === 'changed_args',
    retryRequires,
    ...(field === undefined ? {} : { field }),
    ...(expected === undefined ? {} : { expected }),
    ...(example === undefined ? {} : { example }),
    ...(agentAction === undefined ? {} : { agentAction }),
    ...(typeof retryAfterS === 'number' ? { retryAfterS } : {}),
    ...(traceId === undefined ? {} : { traceId }),
  };
}

const classByRetry: { readonly [retry in RetryRequires]: ErrorClass } = {
  backoff: 'A',
  changed_args: 'B',
  never: 'C',
  not_an_error: 'D',
};

/** A field to correct means other arguments, whether or not that is spelled out. */
function readRetryRequires(value: Json): RetryRequires {
  const stated = lookUp(value, 'retry_requires');
  if (stated === 'backoff' || stated === 'changed_args' || stated === 'never' || stated === 'not_an_error')
    return stated;
  if (lookUp(value, 'retryable') !== true) return 'never';
  return typeof lookUp(value, 'field') === 'string' || typeof lookUp(value, 'expected') === 'string'
    ? 'changed_args'
    : 'backoff';
}

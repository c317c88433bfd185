import { decodeBase64, decodeUtf8 } from '../base64.ts';
import type { Facts, Json, Problem, ReadInput, ReadStep, Values } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar } from '../value.ts';

/** An answer as a recording keeps it. */
export interface RecordedResponse {
  readonly status: Json | undefined;
  /** Name → value, name → list of values, or a list of `{ name, value }`. */
  readonly headers: Json | undefined;
  readonly body: Json | undefined;
  readonly isBase64?: boolean;
  readonly mediaType?: string;
  readonly durationMs?: Json | undefined;
}

/** Takes a recorded answer off: status and headers as facts, its body to be read on. */
export function takeResponse(response: RecordedResponse, values: Values): ReadStep {
  const status = Number(isExactNumber(response.status) ? response.status.text : response.status);
  const headers = headersOf(response.headers);
  const { durationMs } = response;
  const facts: Facts = {
    ...(Number.isInteger(status) && status >= 100 && status <= 599 ? { httpStatus: status } : {}),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(typeof durationMs === 'number' && durationMs >= 0 ? { durationMs } : {}),
  };
  const { next, problems } = bodyOf(response);
  return { next, isFinal: false, facts, values: { ...values, status: facts.httpStatus ?? 0 }, problems };
}

function headersOf(headers: Json | undefined): Readonly<Record<string, string>> {
  const pairs = isArray(headers)
    ? headers.map((header) => (isObject(header) ? Object.fromEntries(entriesOf(header)) : {}))
    : [];
  const listed = pairs.map(({ name, value }) => [String(name), value ?? ''] as const);
  const named = isObject(headers) ? entriesOf(headers) : listed;
  return Object.fromEntries(
    named.slice(0, 1000).flatMap(([name, value]) => {
      const text = isArray(value)
        ? value.filter(isScalar).map(String).join(', ')
        : isScalar(value)
          ? String(value)
          : '';
      return name === '' || name === 'undefined' ? [] : [[name.toLowerCase(), text]];
    }),
  );
}

function bodyOf({ body, isBase64, mediaType }: RecordedResponse): { next: ReadInput; problems: readonly Problem[] } {
  if (typeof body !== 'string') {
    const isNothing = body === undefined || body === null;
    return { next: isNothing ? { of: 'text', text: '' } : { of: 'value', value: body }, problems: [] };
  }
  if (isBase64 !== true) return { next: { of: 'text', text: body }, problems: [] };
  const bytes = decodeBase64(body);
  const text = bytes === null ? null : decodeUtf8(bytes);
  if (text !== null) return { next: { of: 'text', text }, problems: [] };
  const media = `[${mediaType ?? 'binary'}, ${body.length} base64 characters]`;
  return { next: { of: 'text', text: media }, problems: [{ id: 'mcp.media', values: { media }, start: 0, end: 0 }] };
}

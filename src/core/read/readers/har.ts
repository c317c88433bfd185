import type { Json, Reader } from '../../model.ts';
import { isArray, isObject, lookUp } from '../../value.ts';
import { takeResponse } from '../recorded-response.ts';

/** An HTTP archive, as browsers save it: the last answer with a body counts. */
export const harReader: Reader = {
  id: 'har',
  of: 'value',
  isWrapper: true,
  read(input) {
    if (input.of !== 'value') return null;
    const entries = lookUp(lookUp(input.value, 'log'), 'entries');
    if (!isArray(entries) || entries.length === 0 || !entries.every(isHarEntry)) return null;
    const bodyOfEntry = (entry: Json) => lookUp(lookUp(lookUp(entry, 'response'), 'content'), 'text');
    const hasBody = entries.map((entry) => typeof bodyOfEntry(entry) === 'string');
    const index = hasBody.includes(true) ? hasBody.lastIndexOf(true) : entries.length - 1;
    const entry = entries[index] ?? null;
    const response = lookUp(entry, 'response');
    const content = lookUp(response, 'content');
    const mediaType = lookUp(content, 'mimeType');
    return takeResponse(
      {
        status: lookUp(response, 'status'),
        headers: lookUp(response, 'headers'),
        body: lookUp(content, 'text'),
        isBase64: lookUp(content, 'encoding') === 'base64',
        durationMs: lookUp(entry, 'time'),
        ...(typeof mediaType === 'string' ? { mediaType } : {}),
      },
      { answers: entries.length, taken: index },
    );
  },
};

function isHarEntry(entry: Json): boolean {
  return isObject(lookUp(entry, 'request')) && isObject(lookUp(entry, 'response'));
}

export const examples = {
  hits: [
    '{"log":{"version":"1.2","entries":[{"time":12,"request":{},"response":{"status":200,"headers":[{"name":"Content-Type","value":"application/json"}],"content":{"mimeType":"application/json","text":"{\\"a\\":1}"}}}]}}',
    '{"log":{"entries":[{"request":{},"response":{"status":200,"content":{"text":"W3siYSI6MX1d","encoding":"base64"}}},{"request":{},"response":{"status":304,"content":{}}}]}}',
  ],
  misses: [
    { text: '{"log":{"entries":[]}}', why: 'nothing was recorded' },
    { text: '{"log":{"entries":[{"level":"info","message":"up"}]}}', why: 'these are lines of a log' },
    { text: '{"entries":[{"request":{},"response":{}}]}', why: 'an archive has them under log' },
  ],
};

import type { Json, Reader } from '../../model.ts';
import { isArray, isObject, lookUp } from '../../value.ts';
import { type RecordedResponse, takeResponse } from '../recorded-response.ts';

/** A recorded exchange, as VCR and nock write it for tests: the last answer counts. */
export const cassetteReader: Reader = {
  id: 'cassette',
  of: 'value',
  isWrapper: true,
  read(input) {
    if (input.of !== 'value') return null;
    const { value } = input;
    const list = lookUp(value, 'interactions') ?? lookUp(value, 'http_interactions') ?? value;
    if (!isArray(list) || list.length === 0) return null;
    const values = { answers: list.length, taken: list.length - 1 };
    const last = list.at(-1) ?? null;
    if (list !== value && list.every(isInteraction))
      return takeResponse(readInteraction(lookUp(last, 'response') ?? null), values);
    if (list === value && list.every(isNockRecord)) return takeResponse(readNockRecord(last), values);
    return null;
  },
};

function isInteraction(entry: Json): boolean {
  return isObject(lookUp(entry, 'request')) && isObject(lookUp(entry, 'response'));
}

function readInteraction(response: Json): RecordedResponse {
  const status = lookUp(response, 'status');
  const body = lookUp(response, 'body');
  const encoded = lookUp(body, 'base64_string');
  const text = lookUp(body, 'string') ?? (isObject(body) ? encoded : body);
  return {
    status: lookUp(status, 'code') ?? status,
    headers: lookUp(response, 'headers'),
    body: lookUp(response, 'parsed_body') ?? text,
    isBase64: text === encoded && encoded !== undefined,
  };
}

function isNockRecord(entry: Json): boolean {
  const scope = lookUp(entry, 'scope');
  return (
    typeof scope === 'string' &&
    /^https?:\/\//.test(scope) &&
    typeof lookUp(entry, 'path') === 'string' &&
    typeof lookUp(entry, 'status') === 'number' &&
    lookUp(entry, 'response') !== undefined
  );
}

function readNockRecord(entry: Json): RecordedResponse {
  return {
    status: lookUp(entry, 'status'),
    headers: lookUp(entry, 'headers') ?? lookUp(entry, 'rawHeaders'),
    body: lookUp(entry, 'response'),
  };
}

export const examples = {
  hits: [
    'interactions:\n- request:\n    uri: https://h/a\n  response:\n    body:\n      string: \'{"a":1}\'\n    headers:\n      Content-Type:\n      - application/json\n    status:\n      code: 404\n      message: Not Found\nversion: 1\n',
    '{"interactions":[{"request":{},"response":{"status":{"code":200},"parsed_body":{"rows":[1,2]}}}]}',
    '{"http_interactions":[{"request":{},"response":{"status":{"code":200},"body":{"encoding":"UTF-8","string":"ok"}}}]}',
    '[{"scope":"https://h:443","method":"get","path":"/a","status":200,"response":{"items":[1]},"headers":{"etag":"x"}}]',
  ],
  misses: [
    { text: '{"interactions":[{"kind":"click"}]}', why: 'no request was recorded' },
    { text: '[{"scope":"read","path":"/a","status":200,"response":"ok"}]', why: 'a scope of rights is no address' },
    { text: '{"interactions":[]}', why: 'nothing was recorded' },
  ],
};

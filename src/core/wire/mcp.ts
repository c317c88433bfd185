import type { Wire } from '../model.ts';
import { isObject, makeObject } from '../value.ts';

/**
 * `CallToolResult`. The text is written from the envelope, so both say the same; `structuredContent` must be an object
 * for peers before the specification of 2026-07-28.
 */
export const mcpWire: Wire = {
  id: 'mcp',
  toMessage({ text, result, envelope }) {
    const block = makeObject([
      ['type', 'text'],
      ['text', text],
    ]);
    return makeObject([
      ['content', [block]],
      ...(isObject(envelope) ? [['structuredContent', envelope] as const] : []),
      ...(result.error === null ? [] : [['isError', true] as const]),
    ]);
  },
};

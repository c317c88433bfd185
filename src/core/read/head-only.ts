import type { Facts, ReadStep } from '../model.ts';
import { makeObject } from '../value.ts';

/**
 * The answer to a HEAD request, or a head pasted alone, is what it says: its status with its headers. Null where the body
 * that came, or its being empty, counts.
 */
export function readHeadOnly(
  text: string,
  end: number,
  facts: Facts,
  isHeadRequest: boolean,
): Partial<ReadStep> | null {
  const { httpStatus = 0, headers = {} } = facts;
  if (text.slice(end).trim() !== '' || httpStatus < 200) return null;
  const isPromised = Number(headers['content-length'] ?? 0) > 0;
  const isOpen = !/\n[ \t]*\r?\n\s*$/.test(text.slice(0, end)) && Object.keys(headers).length > 0;
  if (!isHeadRequest && !isPromised && !isOpen) return null;
  const value = makeObject([
    ['status', httpStatus],
    ['headers', makeObject(Object.entries(headers))],
  ]);
  return { next: { of: 'value', value }, isFinal: true };
}

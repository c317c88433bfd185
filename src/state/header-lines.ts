import type { Facts } from '../core/index.ts';

/** Headers as people write them, a line each. */
export function writeHeaders(headers: Facts['headers']): string {
  return Object.entries(headers ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Names in lower case; a line without a name goes on from the one before it. Undefined where there is none. */
export function readHeaders(text: string): Facts['headers'] | undefined {
  const headers: [string, string][] = [];
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s*([\w!#$%&'*+.^`|~-]{1,200}):(.*)$/.exec(line) ?? [];
    const last = headers.at(-1);
    if (name !== undefined) headers.push([name.toLowerCase(), value.trim()]);
    else if (last !== undefined && line.trim() !== '') last[1] = `${last[1]} ${line.trim()}`.trim();
  }
  return headers.length === 0 ? undefined : Object.fromEntries(headers);
}

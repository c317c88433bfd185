import { createCounter, type TokenCounter } from './counter.ts';
import type { EncodingName } from './encoding-name.ts';

const tables = {
  o200k_base: () => import('virtual:token-table/o200k_base'),
  cl100k_base: () => import('virtual:token-table/cl100k_base'),
} as const satisfies Record<EncodingName, () => Promise<{ default: string }>>;

/** A counter of its own for each call; the table arrives as a script of about 0.7 MB and is inflated here. */
export async function loadCounter(encoding: EncodingName): Promise<TokenCounter> {
  const { default: base64 } = await tables[encoding]();
  return createCounter(encoding, await inflate(fromBase64(base64)));
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

async function inflate(deflated: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

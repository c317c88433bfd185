/** What the browser brings of deflate; null for what it lacks. */
export interface NativeDeflate {
  compress(): ReadableWritablePair<Uint8Array, BufferSource>;
  decompress(): ReadableWritablePair<Uint8Array, BufferSource>;
}

/** Thrown where inflated text would grow beyond what was allowed. */
export class TooLargeError extends Error {}

export async function deflateText(text: string, native = findNative()): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  if (native !== null) return collect(streamOf(bytes).pipeThrough(native.compress()), Number.POSITIVE_INFINITY);
  const { deflateSync } = await import('fflate');
  return deflateSync(bytes);
}

/** Throws on what is not deflated UTF-8, and as soon as more than `limit` bytes come out of it. */
export async function inflateText(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
  native = findNative(),
): Promise<string> {
  const inflated =
    native === null
      ? await inflateInSteps(bytes, limit)
      : await collect(streamOf(bytes).pipeThrough(native.decompress()), limit);
  return new TextDecoder('utf-8', { fatal: true }).decode(inflated);
}

function findNative(): NativeDeflate | null {
  try {
    const make = {
      compress: () => new CompressionStream('deflate-raw'),
      decompress: () => new DecompressionStream('deflate-raw'),
    };
    make.compress();
    return make as NativeDeflate;
  } catch {
    return null;
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  return new Blob([bytes]).stream();
}

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return join(chunks, length);
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new TooLargeError(`More than ${limit} bytes`);
    }
    chunks.push(value);
  }
}

const stepSize = 512;

async function inflateInSteps(bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  const { Inflate } = await import('fflate');
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    length += chunk.length;
    chunks.push(chunk);
  });
  for (let start = 0; start < bytes.length || start === 0; start += stepSize) {
    inflate.push(bytes.subarray(start, start + stepSize), start + stepSize >= bytes.length);
    if (length > limit) throw new TooLargeError(`More than ${limit} bytes`);
  }
  return join(chunks, length);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const joined = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}

/** What `assembly/index.ts` exports, compiled. Addresses and sizes are in bytes, of its memory. */
export interface CountingModule {
  readonly memory: WebAssembly.Memory;
  /** Where the class of each code point has to stand. */
  readonly classOfCode: WebAssembly.Global<'i32'>;
  /** Where the text has to stand, and a byte 0xff behind it. */
  readonly text: WebAssembly.Global<'i32'>;
  /** What `findMerged` returns when there is no such token. */
  readonly NONE: WebAssembly.Global<'i32'>;
  /** To be called first, with the packed table where the text goes. */
  unpackTokens(tokens: number): void;
  /** The encoding is cl100k_base; o200k_base otherwise. */
  chooseCl100k(): void;
  countText(end: number): number;
  findTokenEnds(end: number, limit: number, out: number): number;
  countParts(end: number, isAscii: boolean, ends: number, last: number): void;
  findMerged(from: number, to: number): number;
}

/** What the module takes: how to merge a piece that is too long for it. */
export interface LongPieces {
  mergeLong(from: number, to: number): number;
  endInLong(token: number): number;
}

/** `code` is in Base64. */
export function instantiate(code: string, pieces: LongPieces): CountingModule {
  const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), { pieces: { ...pieces } });
  return instance.exports as unknown as CountingModule;
}

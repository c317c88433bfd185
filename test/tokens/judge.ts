import { createRequire } from 'node:module';
import { get_encoding } from 'tiktoken';
import type { Tiktoken as LiteTiktoken } from 'tiktoken/lite';
import type { EncodingName } from '../../src/tokens/index.ts';

export interface Judge {
  count(text: string): number;
  /** UTF-8 offsets at which the tokens end. */
  byteEnds(text: string): number[];
}

/** The reference tokenizer, compiled to WebAssembly. */
export function judgeOf(encoding: EncodingName): Judge {
  const tiktoken = get_encoding(encoding);
  return {
    count: (text) => tiktoken.encode_ordinary(text).length,
    byteEnds(text) {
      let end = 0;
      return [...tiktoken.encode_ordinary(text)].map((id) => {
        end += tiktoken.decode_single_token_bytes(id).length;
        return end;
      });
    },
  };
}

/** The code points that `pattern`, one character long, matches in the judge's own regular expressions. */
export function judgeMatches(pattern: string): Set<number> {
  // Its module entry imports WebAssembly directly, which Node does not take without a flag.
  const { Tiktoken } = createRequire(import.meta.url)('tiktoken/lite') as { Tiktoken: typeof LiteTiktoken };
  const bytes = Array.from({ length: 256 }, (_, byte) => Buffer.from([byte]).toString('base64'));
  // With one token per byte, encoding keeps what matches, byte for byte, and drops the rest.
  const splitter = new Tiktoken(`! 0 ${bytes.join(' ')}`, {}, pattern);
  const found = new Set<number>();
  for (let plane = 0; plane < 17; plane++) {
    const kept = Buffer.from(splitter.encode(allCharacters(plane), [], [])).toString();
    for (const character of kept) found.add(character.codePointAt(0) ?? 0);
  }
  splitter.free();
  return found;
}

function allCharacters(plane: number): string {
  let text = '';
  for (let code = plane << 16; code < (plane + 1) << 16; code++) {
    if (code < 0xd800 || code > 0xdfff) text += String.fromCodePoint(code);
  }
  return text;
}

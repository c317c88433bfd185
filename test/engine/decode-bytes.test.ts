import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBytes } from '../../src/engine/decode-bytes.ts';
import { findInvalidUtf8 } from '../../src/engine/find-invalid-utf8.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((_, index) => {
      const code = text.charCodeAt(index);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
/** 你好，世界 */
const hello = [0xc4, 0xe3, 0xba, 0xc3, 0xa3, 0xac, 0xca, 0xc0, 0xbd, 0xe7];

describe('a text file', () => {
  test.each([
    ['UTF-8', utf8('id,名\n1,é'), 'id,名\n1,é', 'utf-8'],
    ['UTF-8 with a mark', utf8('\ufeffa'), 'a', 'utf-8'],
    ['UTF-16LE with a mark', utf16('\ufeff{"a":"名"}', true), '{"a":"名"}', 'utf-16le'],
    ['UTF-16BE with a mark', utf16('\ufeff{"a":"名"}', false), '{"a":"名"}', 'utf-16be'],
    ['UTF-16LE without a mark', utf16('{"a":1,"b":"é"}', true), '{"a":1,"b":"é"}', 'utf-16le'],
    ['UTF-16BE without a mark', utf16('{"a":1,"b":"é"}', false), '{"a":1,"b":"é"}', 'utf-16be'],
    ['GB18030', Uint8Array.from([...utf8('{"a":"'), ...hello, ...utf8('"}')]), '{"a":"你好，世界"}', 'gb18030'],
    ['nothing', new Uint8Array(), '', 'utf-8'],
  ])('in %s is decoded', (_, bytes, text, encoding) => {
    expect(decodeBytes(bytes)).toEqual({ text, encoding, problems: [] });
  });

  test('in Latin-1 is not taken for Chinese: the first bad byte is named', () => {
    const bytes = Uint8Array.from([...utf8('名: caf'), 0xe9, ...utf8(' au lait, th'), 0xe9, ...utf8('s')]);
    expect(decodeBytes(bytes)).toEqual({
      text: '名: caf\ufffd au lait, th\ufffds',
      encoding: 'utf-8',
      problems: [{ id: 'decode.invalid-utf8', values: { byte: 8 }, start: 6, end: 7 }],
    });
  });

  test('with NUL bytes is named as binary', () => {
    const bytes = Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0xff, 0, 0, 0x41]);
    expect(decodeBytes(bytes)).toEqual({
      text: '\u007fELF\u0002\u0001\u0001\u0000\ufffd\u0000\u0000A',
      encoding: 'utf-8',
      problems: [
        { id: 'decode.binary', values: { byte: 7 }, start: 7, end: 8 },
        { id: 'decode.invalid-utf8', values: { byte: 8 }, start: 8, end: 9 },
      ],
    });
  });
});

test('bytes are invalid exactly where a strict decoder refuses them', () => {
  const isRefused = (bytes: Uint8Array) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      return false;
    } catch {
      return true;
    }
  };
  const byte = fc.oneof(fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0xa0, 0x90), fc.nat(255));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), fc.array(byte, { maxLength: 12 }), (any, likely) => {
      for (const bytes of [any, Uint8Array.from(likely)]) {
        const at = findInvalidUtf8(bytes);
        expect(at >= 0).toBe(isRefused(bytes));
        if (at >= 0) expect(isRefused(bytes.slice(0, at))).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});

test('every text survives being a UTF-8 file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!text.startsWith('\ufeff') && !text.includes('\0'));
      expect(decodeBytes(utf8(text)).text).toBe(text);
    }),
  );
});

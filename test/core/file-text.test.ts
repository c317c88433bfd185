import { expect, test } from 'vitest';
import { describeFile, isFileText } from '../../src/core/file-text.ts';

const encode = (bytes: readonly number[], size = 300) =>
  Buffer.from([...bytes, ...Array.from({ length: size - bytes.length }, (_, index) => (index * 37) % 256)]).toString(
    'base64',
  );
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

test.each([
  ['image/png', [0x89, ...ascii('PNG\r\n\u001a\n')]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/gif', ascii('GIF89a')],
  ['image/webp', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBP')]],
  ['audio/wav', [...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WAVE')]],
  ['audio/mpeg', ascii('ID3')],
  ['audio/ogg', ascii('OggS')],
  ['application/pdf', ascii('%PDF-1.7')],
  ['file', [1, 2, 3, 4]],
])('%s is known by its first bytes, its size by its length', (type, bytes) => {
  const text = encode(bytes, 5120);
  expect([isFileText(text), describeFile(text)]).toEqual([true, `${type}, 5,120 bytes`]);
});

test('a file may be a data URL, or stand on lines', () => {
  const text = encode(ascii('GIF89a'), 300);
  expect(describeFile(`data:audio/flac;base64,${text}`)).toBe('audio/flac, 300 bytes');
  const lines = text.replace(/.{76}/g, '$&\r\n');
  expect([isFileText(lines), describeFile(lines)]).toEqual([true, 'image/gif, 300 bytes']);
});

test.each([
  'da39a3ee5e6b4b0d3255bfef95601890afd80709'.repeat(10),
  'Words of a letter 1 '.repeat(20),
  `${'a-long-slug-of-words'.repeat(20)}`,
  'short',
])('%j is no file', (text) => {
  expect(isFileText(text)).toBe(false);
});

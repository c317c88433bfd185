import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countGraphemes } from '../../../src/core/graphemes.ts';
import { cutText, type TextCut, wholeLimit } from '../../../src/core/truncate/cut-text.ts';

const a = (count: number) => 'a'.repeat(count);
const x = (count: number) => 'x'.repeat(count);
const y = (count: number) => 'y'.repeat(count);
const family = '👩‍👩‍👧‍👦';

function cut(text: string, options: Partial<TextCut> = {}) {
  return cutText(text, { limit: 8000, head: 4000, tail: 2000, align: 'line', ...options });
}

describe('8,000 characters, else the first 4,000 and the last 2,000', () => {
  test('a text of 8,000 stays whole', () => {
    expect(cut(a(8000))).toBe(null);
  });

  test('one more leaves out all between head and tail', () => {
    expect(cut(a(8001))).toEqual({ text: `${a(4000)}\n…\n${a(2000)}`, kept: 6000, omitted: 2001 });
  });

  test('a line that ends beyond half of the head ends the head', () => {
    expect(cut(`${x(3000)}\n${y(6000)}`)).toEqual({ text: `${x(3000)}\n…\n${y(2000)}`, kept: 5000, omitted: 4001 });
    expect(cut(`${x(2001)}\n${y(8000)}`)).toEqual({ text: `${x(2001)}\n…\n${y(2000)}`, kept: 4001, omitted: 6001 });
  });

  test('one that ends at half of the head or before does not', () => {
    const half = `${x(2000)}\n${y(8000)}`;
    expect(cut(half)).toEqual({ text: `${x(2000)}\n${y(1999)}\n…\n${y(2000)}`, kept: 6000, omitted: 4001 });
    const early = `${x(1999)}\n${y(8000)}`;
    expect(cut(early)).toEqual({ text: `${x(1999)}\n${y(2000)}\n…\n${y(2000)}`, kept: 6000, omitted: 4000 });
  });

  test('a head that ends where a line does stays as it is', () => {
    const text = `${x(3500)}\n${x(499)}\n${y(5000)}`;
    expect(cut(text)).toEqual({ text: `${x(3500)}\n${x(499)}\n…\n${y(2000)}`, kept: 6000, omitted: 3001 });
  });

  test('the tail is the mirror of the head', () => {
    const late = `${x(7000)}\n${y(1001)}`;
    expect(cut(late)).toEqual({ text: `${x(4000)}\n…\n${y(1001)}`, kept: 5001, omitted: 3001 });
    const half = `${x(7001)}\n${y(1000)}`;
    expect(cut(half)).toEqual({ text: `${x(4000)}\n…\n${x(999)}\n${y(1000)}`, kept: 6000, omitted: 2002 });
    const already = `${x(6001)}\n${y(100)}\n${y(1899)}`;
    expect(cut(already)).toEqual({ text: `${x(4000)}\n…\n${y(100)}\n${y(1899)}`, kept: 6000, omitted: 2002 });
  });

  test('white space at the cut goes and is counted; at the ends of the text it stays', () => {
    const text = `\n\n   ${x(3990)}     ${x(3000)}\n\n\n  ${y(1990)}  \n`;
    expect(cut(text)).toEqual({
      text: `\n\n   ${x(3990)}\n…\n  ${y(1990)}  \n`,
      kept: 5 + 3990 + 2 + 1990 + 3,
      omitted: 5 + 3000 + 3,
    });
  });
});

describe('cutting', () => {
  test('keeps no tail of 0 and no head of 0', () => {
    expect(cut(a(300), { limit: 200, head: 100, tail: 0 })).toEqual({ text: `${a(100)}\n…`, kept: 100, omitted: 200 });
    expect(cut(a(300), { limit: 200, head: 0, tail: 100 })).toEqual({ text: `…\n${a(100)}`, kept: 100, omitted: 200 });
    expect(cut(a(300), { limit: 200, head: 0, tail: 0 })).toEqual({ text: '…', kept: 0, omitted: 300 });
  });

  test('leaves a text whole that head and tail cover, or nearly', () => {
    expect(cut(a(300), { limit: 200, head: 200, tail: 200 })).toBe(null);
    expect(cut(a(303), { limit: 200, head: 200, tail: 100 })).toBe(null);
    expect(cut(a(304), { limit: 200, head: 200, tail: 100 })).toEqual({
      text: `${a(200)}\n…\n${a(100)}`,
      kept: 300,
      omitted: 4,
    });
  });

  test('prefers the end of a paragraph to a later line, and a line to none', () => {
    const text = `${x(60)}\n\n${x(20)}\n${y(200)}\n${y(20)}\n\n${y(60)}`;
    const options = { limit: 200, head: 100, tail: 100 } as const;
    expect(cut(text, { ...options, align: 'paragraph' })?.text).toBe(`${x(60)}\n…\n${y(60)}`);
    expect(cut(text, { ...options, align: 'line' })?.text).toBe(`${x(60)}\n\n${x(20)}\n…\n${y(20)}\n\n${y(60)}`);
    expect(cut(text, { ...options, align: 'none' })?.text).toBe(
      `${x(60)}\n\n${x(20)}\n${y(17)}\n…\n${y(17)}\n${y(20)}\n\n${y(60)}`,
    );
    const plain = `${x(60)}\n${x(200)}\n${x(60)}`;
    expect(cut(plain, { ...options, align: 'paragraph' })?.text).toBe(`${x(60)}\n…\n${x(60)}`);
  });

  test('knows lines that end in CRLF', () => {
    const text = `${x(60)}\r\n${x(200)}\r\n\r\n${y(60)}`;
    expect(cut(text, { limit: 200, head: 100, tail: 100 })).toEqual({
      text: `${x(60)}\n…\n${y(60)}`,
      kept: 120,
      omitted: 203,
    });
  });

  test('counts what a reader sees as one character as one and never splits it', () => {
    const options = { limit: 20, head: 10, tail: 0, align: 'none' } as const;
    expect(cut(`${a(9)}${family}${'b'.repeat(20)}`, options)).toEqual({
      text: `${a(9)}${family}\n…`,
      kept: 10,
      omitted: 20,
    });
    expect(cut(`${a(9)}🇩🇪🇫🇷${'b'.repeat(20)}`, options)).toEqual({ text: `${a(9)}🇩🇪\n…`, kept: 10, omitted: 21 });
    expect(cut(family.repeat(20), options)).toBe(null);
    expect(cut(family.repeat(21), { ...options, head: 0, tail: 2 })).toEqual({
      text: `…\n${family.repeat(2)}`,
      kept: 2,
      omitted: 19,
    });
  });
});

describe('for any text and options', () => {
  const pieces = fc.constantFrom(
    'a',
    'b c',
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '  \n',
    'é',
    'e\u0301',
    '汉字',
    family,
    '🇩🇪',
    '👍🏽',
    '…',
  );
  const anyText = fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join(''));
  const anyCut: fc.Arbitrary<TextCut> = fc.record({
    limit: fc.nat(60),
    head: fc.nat(40),
    tail: fc.nat(40),
    align: fc.constantFrom('none', 'line', 'paragraph'),
  });
  const clusters = (text: string) => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);

  test('received = kept + omitted, and something is saved', () => {
    fc.assert(
      fc.property(anyText, anyCut, (text, options) => {
        const found = cutText(text, options);
        if (found === null) {
          expect(clusters(text).length).toBeLessThanOrEqual(wholeLimit(options));
          return;
        }
        expect(found.kept + found.omitted).toBe(clusters(text).length);
        expect(found.omitted).toBeGreaterThan(0);
        expect(countGraphemes(found.text)).toBeLessThan(countGraphemes(text));
        expect(found.kept).toBeLessThanOrEqual(options.head + options.tail);
      }),
    );
  });

  test('head and tail are whole clusters from the ends of the text', () => {
    fc.assert(
      fc.property(anyText, anyCut, (text, options) => {
        const found = cutText(text, options);
        if (found === null) return;
        const all = clusters(text);
        const kept = clusters(found.text);
        const { head, tail } = options;
        const before = all.slice(0, head).join('');
        const after = tail === 0 ? '' : all.slice(-tail).join('');
        // The mark with its line breaks is one to three clusters somewhere in between.
        const marks = [['\n', '…', '\n'], ['…', '\n'], ['\n', '…'], ['…']];
        const fits = marks.some((mark) =>
          kept.some((_, at) => {
            if (kept.slice(at, at + mark.length).join('') !== mark.join('')) return false;
            const rest = [...kept.slice(0, at), ...kept.slice(at + mark.length)];
            return rest.length === found.kept && isSplitOf(rest, at, before, after);
          }),
        );
        expect(fits).toBe(true);
        // It throws on half a surrogate pair.
        expect(() => encodeURIComponent(found.text)).not.toThrow();
      }),
    );
  });

  test('cutting twice is cutting once', () => {
    fc.assert(
      fc.property(anyText, anyCut, (text, options) => {
        const once = cutText(text, options);
        if (once !== null) expect(cutText(once.text, options)).toBe(null);
      }),
    );
  });
});

function isSplitOf(kept: readonly string[], at: number, before: string, after: string): boolean {
  return before.startsWith(kept.slice(0, at).join('')) && after.endsWith(kept.slice(at).join(''));
}

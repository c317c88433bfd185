import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultShaper, editShaper } from '../../src/core/index.ts';
import { fromBase64url, toBase64url } from '../../src/state/base64url.ts';
import { deflateText, inflateText, TooLargeError } from '../../src/state/deflate.ts';
import { isLink, readLink, writeLink } from '../../src/state/link.ts';
import { openSaved, withOwnIds } from '../../src/state/open-saved.ts';
import { saveForSharing } from '../../src/state/saved-design.ts';
import { newDesign, newSample } from '../../src/state/workspace.ts';

const ids = () => {
  let last = 0;
  return () => `id${++last}`;
};
const ways = [
  { name: 'by the browser', native: undefined },
  { name: 'by fflate', native: null },
];

test('bytes come back from base64url, and nothing else is taken for it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toMatch(/^[\w-]*$/);
      expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes));
    }),
  );
  for (const bad of ['a', 'a+b/', '%41', 'ab==', 'é']) expect(fromBase64url(bad)).toBeNull();
});

describe.each(ways)('deflate $name', ({ native }) => {
  test('gives the same text back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
        const bytes = Uint8Array.from(await deflateText(text, native));
        expect(await inflateText(bytes, 10_000, native)).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  test('stops a bomb at the limit', async () => {
    const bomb = Uint8Array.from(deflateRawSync(Buffer.alloc(50_000_000)));
    await expect(inflateText(bomb, 2_000_000, native)).rejects.toBeInstanceOf(TooLargeError);
  });

  test('refuses what is not deflated, is cut off, or is no UTF-8', async () => {
    const bytes = Uint8Array.from(await deflateText('a text of some length, and then some', native));
    const bad = [
      Uint8Array.of(255, 255, 255),
      bytes.subarray(0, 9),
      Uint8Array.from(deflateRawSync(Uint8Array.of(0xc3))),
    ];
    for (const broken of bad) await expect(inflateText(Uint8Array.from(broken), 1000, native)).rejects.toThrow();
  });

  test('a design comes back from a link as it left, without its outputs', async () => {
    const newId = ids();
    const shaper = editShaper(defaultShaper, [
      { type: 'setField', path: ['a', 'b.c'], change: { keep: false } },
      { type: 'nameValue', path: ['st'], from: 1, to: 'bezahlt ✓' },
    ]);
    const design = {
      ...newDesign(newId, 'Aufträge'),
      history: { past: [], present: shaper, future: [] },
      samples: [{ ...newSample('s', 'x'), text: '[1]', length: 3 }],
      sampleId: 's',
      budget: { limit: 800, unit: 'tokens' } as const,
    };
    const link = await writeLink(saveForSharing(design, false), native);
    expect(link).toMatch(/^#v1\.[\w-]+$/);
    const read = await readLink(link, native);
    if (!('saved' in read)) throw new Error(read.reason);
    expect(JSON.stringify(read.saved)).not.toContain('[1]');
    const { design: opened, problems } = openSaved(read.saved, newId);
    expect(problems).toEqual([]);
    expect(opened).toMatchObject({ name: 'Aufträge', budget: design.budget });
    expect(opened.history.present).toEqual(shaper);
    expect(opened.samples.map(({ text }) => text)).toEqual(['']);
    expect(opened.sampleId).toBe(opened.samples[0]?.id);
  });
});

test('with outputs a link holds the texts and their facts', async () => {
  const sample = { ...newSample('s', 'typical'), text: '{}', length: 2, facts: { httpStatus: 500 } };
  const design = { ...newDesign(ids(), 'd'), samples: [sample], sampleId: 's' };
  const read = await readLink(await writeLink(saveForSharing(design, true)));
  const opened = openSaved('saved' in read ? read.saved : null, ids());
  expect(opened.design.samples).toEqual([sample]);
  const own = withOwnIds(opened, ids()).design;
  expect([own.samples[0]?.id, own.sampleId, own.id]).toEqual(['id1', 'id1', 'id2']);
});

test('hostile hashes are refused, each for its reason', async () => {
  const bomb = `#v1.${toBase64url(deflateRawSync(Buffer.alloc(9_000_000, 32)))}`;
  const cases = [
    ['', 'not-a-link'],
    ['#v1.', 'not-a-link'],
    ['#v1.!!', 'not-a-link'],
    ['#v1.AAAA', 'not-a-link'],
    [`#v1.${toBase64url(deflateRawSync('{'))}`, 'not-a-link'],
    ['#v2.abc', 'newer'],
    [`#v1.${'A'.repeat(1_000_001)}`, 'too-large'],
    [bomb, 'too-large'],
  ] as const;
  for (const [hash, reason] of cases) expect(await readLink(hash), hash.slice(0, 20)).toEqual({ reason });
  expect(['#v1.x', '#v12.x', '#top', '#v1', ''].map(isLink)).toEqual([true, true, false, false, false]);
});

test('whatever a link holds, it opens as a design of ours with the rest named', () => {
  const newId = ids();
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ shaper: fc.jsonValue(), samples: fc.jsonValue() })), (saved) => {
      const { design } = openSaved(saved, newId);
      expect(design.samples.some(({ id }) => id === design.sampleId)).toBe(true);
      expect(Object.keys(design.history.present).sort()).toEqual(Object.keys(defaultShaper).sort());
    }),
  );
  const polluted = JSON.parse(
    '{"shaper":{"__proto__":{"x":1},"envelope":{"meta":{"__proto__":"y"}}},"__proto__":{"z":1}}',
  );
  openSaved(polluted, newId);
  expect(({} as { x?: unknown; y?: unknown; z?: unknown }).x).toBeUndefined();
  expect(({} as { z?: unknown }).z).toBeUndefined();
});

test('samples with the same id are opened once', () => {
  const saved = { shaper: {}, samples: [1, 2].map((n) => ({ id: 's', name: `${n}`, output: `${n}`, facts: {} })) };
  expect(openSaved(saved, ids()).design.samples.map(({ text }) => text)).toEqual(['1']);
});

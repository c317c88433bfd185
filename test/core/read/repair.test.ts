import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOutput, repairJson, runShaper, suggestShaper } from '../../../src/core/index.ts';
import { diffTexts } from '../../../src/core/read/diff-texts.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };
const asked = ['json', 'repaired-json', 'broken-json'];

function apply(text: string, edits: ReturnType<typeof diffTexts>): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, dropped, added } of edits) {
    pieces.push(text.slice(from, start), added);
    expect(text.slice(start, start + dropped.length)).toBe(dropped);
    from = start + dropped.length;
  }
  return [...pieces, text.slice(from)].join('');
}

test('a cut list keeps what came whole, and says how much that is', () => {
  const repair = repairJson('{"rows":[{"id":1},{"id":2},{"na');
  expect(repair).toMatchObject({ itemsBefore: 2, isCut: true, breakAt: 31 });
  expect(JSON.parse(repair?.text ?? '').rows.slice(0, 2)).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a repetition that mixes its quotes says what would be put in and taken out', () => {
  const text = `{"d":"x","t":[{"n":'a'},{"n":"b`;
  const repair = repairJson(text);
  expect(repair).toMatchObject({ itemsBefore: 0, isCut: false });
  expect(repair?.edits.length).toBeGreaterThan(0);
  expect(apply(text, repair?.edits ?? [])).toBe(repair?.text);
});

test('words, tables and whole JSON are never repaired', () => {
  for (const text of ['hello world, this is text', 'id,name\n1,a', '{"a":1}', '[INFO] up', '', '['.repeat(5000)])
    expect(repairJson(text), text.slice(0, 20)).toBeNull();
});

test('no reading repairs unless a config asks for it', () => {
  expect(readOutput('{"a":1,"b":[1,2').reader).toBe('broken-json');
  expect(readOutput('{"a":1,"b":[1,2').value).toBe('{"a":1,"b":[1,2');
});

test('a repaired reading is partial, and the result says why', () => {
  const reading = readOutput('{"rows":[{"id":1},{"id":2},{"id":', { readers: asked });
  expect(reading).toMatchObject({
    reader: 'repaired-json',
    isPartial: true,
    warnings: ['input_repaired', 'input_truncated'],
  });
  const { result } = runShaper(reading, suggestShaper(reading), deps);
  expect([result.status, result.completeness.isComplete]).toEqual(['partial', false]);
  expect(result.warnings).toContain('input_truncated');
  expect(readOutput('[{"a":1 "b":2}]', { readers: asked }).warnings).toEqual(['input_repaired']);
  expect(readOutput('{"a":1}', { readers: asked })).toMatchObject({ reader: 'json', isPartial: false });
});

test('every cut of JSON is repaired to JSON or refused, and the edits make the repair', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, at) => {
      const text = json.slice(0, at % (json.length + 1));
      const repair = repairJson(text);
      if (repair === null) return;
      expect(() => JSON.parse(repair.text)).not.toThrow();
      expect(apply(text, repair.edits)).toBe(repair.text);
    }),
  );
});

test('the edits between any two texts make the second of the first', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ',', '"'), maxLength: 60 });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(apply(before, diffTexts(before, after))).toBe(after);
    }),
  );
});

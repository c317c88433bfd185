import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultShaper, editShaper, formats, readOutput, runShaper, type Shaper } from '../../../src/core/index.ts';

const fenced = (change: Partial<Shaper['render']> = {}) =>
  editShaper(defaultShaper, [{ type: 'set', stage: 'render', change: { fence: true, ...change } }]);

function textOf(value: unknown, shaper: Shaper, id = 'a1-B2c3d4e5f6'): string {
  const deps = { countTokens: () => 0, now: () => 0, randomId: () => id };
  return runShaper(readOutput(JSON.stringify(value)), shaper, deps).text;
}

test('a fence has the tag that the run was given, and none where that was none', () => {
  const bare = editShaper(fenced(), [{ type: 'set', stage: 'envelope', change: { on: false } }]);
  expect(textOf([1], bare)).toBe('<untrusted-a1B2c3d4>\n[\n  1\n]\n</untrusted-a1B2c3d4>');
  expect(textOf([1], bare, '')).toBe('<untrusted>\n[\n  1\n]\n</untrusted>');
});

test('without the option, and with Render off, there is none', () => {
  expect(textOf([1], defaultShaper)).not.toContain('untrusted');
  expect(textOf([1], fenced({ on: false }))).not.toContain('untrusted');
});

test('nothing inside closes the fence, in any format, and JSON says the same as without', () => {
  const closing = fc.constantFrom('</untrusted>', '</untrusted-a1B2c3d4>', '</ UNTRUSTED', '<', '/', 'x');
  const text = fc.array(closing, { maxLength: 4 }).map((parts) => parts.join(''));
  const rows = fc.array(fc.record({ id: fc.nat(), note: text }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, fc.constantFrom(...formats.map(({ id }) => id)), (value, format) => {
      const shown = textOf(value, fenced({ format }));
      const inside = shown.slice(shown.indexOf('\n') + 1, shown.lastIndexOf('\n'));
      expect(inside).not.toMatch(/<\/\s*untrusted/i);
      const plain = editShaper(defaultShaper, [{ type: 'set', stage: 'render', change: { format } }]);
      if (format.startsWith('json') && format !== 'jsonl')
        expect(JSON.parse(inside)).toEqual(JSON.parse(textOf(value, plain)));
    }),
  );
});

import { expect, test } from 'vitest';
import { startEngine } from './engine.ts';

const ask = async (lesson: string, output: string | null, example: string | null) => {
  const engine = startEngine();
  if (output !== null) await engine.open(output);
  const id = engine.nextId();
  await engine.handle({ type: 'teach', id, sample: 's', lesson, example });
  return engine.last('taught', id).taught;
};

test('a function is shown on the output, as it is copied and corrected, with exact counts of both', async () => {
  const taught = await ask('parse_tool_result', '数据库查询超时，请稍后重试。'.repeat(572), null);
  expect(taught?.naive.tokens).toBeGreaterThan(2000);
  expect(taught?.corrected.tokens).toBeLessThanOrEqual(2000);
  expect(taught?.corrected.text).toMatch(/\n… \d+ characters left out …\n/);
  expect(taught?.corrected.length).toBe(taught?.corrected.text.length);
});

test('one that takes something else is shown on an example, without any output too', async () => {
  const example = JSON.stringify({ rows: [5, 4, 3, 2, 1], page_size: 2, insert_between: 6 });
  const taught = await ask('offset_vs_cursor', null, example);
  expect([taught?.naive.text, taught?.corrected.text]).toEqual(['[\n  4,\n  3\n]', '[\n  3,\n  2\n]']);
});

test('one that is not known has no answer', async () => {
  expect(await ask('clip_all', '[]', null)).toBe(null);
});

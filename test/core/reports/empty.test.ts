import { expect, test } from 'vitest';
import { shape } from './shape.ts';

test('no block of content is an empty result, not nothing', () => {
  const { result, text } = shape({ content: [], isError: false });
  expect([result.status, result.data]).toEqual(['empty', []]);
  expect(text).not.toBe('');
});

test('a call of a log that has no result is found', () => {
  const log = [
    {
      role: 'assistant',
      tool_calls: [
        { id: 'c1', function: { name: 'f' } },
        { id: 'c2', function: { name: 'g' } },
      ],
    },
    { role: 'tool', tool_call_id: 'c1', content: 'ok, done with it' },
  ];
  const { reading } = shape(log);
  expect(reading.calls.filter(({ status }) => status === 'unanswered').map(({ id }) => id)).toEqual(['c2']);
  expect(reading.problems.map(({ id }) => id)).toContain('openai.unanswered-call');
});

test('null, absent and empty are counted apart', () => {
  const { stats } = shape([{ n: 'a', d: null }, { n: 'b' }, { n: '', d: 1 }]);
  const of = (name: string) => stats.find(({ path }) => path.at(-1) === name);
  expect(of('d')).toMatchObject({ nulls: 1, absent: 1, present: 2, empties: 0 });
  expect(of('n')).toMatchObject({ nulls: 0, absent: 0, empties: 1 });
});

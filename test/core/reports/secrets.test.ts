import { expect, test } from 'vitest';
import { findSecrets } from '../../../src/core/index.ts';
import { shape } from './shape.ts';

const key = ['sk', 'proj', `${'Ab3'.repeat(9)}T3BlbkFJ${'Xy7'.repeat(7)}`].join('-');

test('keys in a config are hidden from the first text on, and their value is in no finding', () => {
  const { text, findings } = shape({ providers: { p: { api_key: key, model: 'm' } } });
  expect(text).not.toContain(key);
  expect(JSON.stringify(findings)).not.toContain(key);
});

test('a secret that came in two pieces is found in the whole text', () => {
  const [first, second] = [key.slice(0, 5), key.slice(5)];
  const whole = `token: ${first}${second} end`;
  expect(findSecrets(whole).some(({ start, end }) => whole.slice(start, end).includes(key))).toBe(true);
  const stream = `data: {"t":"${first}`.concat(`${second}"}\n\ndata: {"t":"x"}\n\n`);
  expect(shape(stream).text).not.toContain(key);
});

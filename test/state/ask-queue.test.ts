import { expect, test } from 'vitest';
import { AskQueue } from '../../src/state/ask-queue.ts';

/** A queue whose questions are answered by hand. */
function startQueue() {
  const queue = new AskQueue<string>();
  const asked: string[] = [];
  const told: string[] = [];
  const answers = new Map<string, (answer: string | null) => void>();
  const want = (key: string) =>
    queue.want(
      key,
      () => {
        asked.push(key);
        return new Promise((resolve, reject) => {
          answers.set(key, (answer) => (answer === null ? reject(new Error(key)) : resolve(answer)));
        });
      },
      () => told.push(key),
    );
  const answer = async (key: string, text: string | null) => {
    answers.get(key)?.(text);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, asked, told, want, answer };
}

test('one question is asked at a time, and each once', async () => {
  const { queue, asked, told, want, answer } = startQueue();
  want('a');
  want('b');
  want('a');
  expect(asked).toEqual(['a']);
  await answer('a', 'A');
  expect(asked).toEqual(['a', 'b']);
  await answer('b', 'B');
  want('a');
  expect([asked, told, queue.get('a'), queue.get('b')]).toEqual([['a', 'b'], ['a', 'a', 'b'], 'A', 'B']);
});

test('what nobody waits for any more is not asked', async () => {
  const { asked, want, answer } = startQueue();
  want('a');
  const forget = want('b');
  want('c');
  forget();
  await answer('a', 'A');
  expect(asked).toEqual(['a', 'c']);
});

test('a question that failed is asked again when it is wanted again', async () => {
  const { queue, asked, want, answer } = startQueue();
  want('a');
  await answer('a', null);
  expect(queue.get('a')).toBeUndefined();
  want('a');
  await answer('a', 'A');
  expect([asked, queue.get('a')]).toEqual([['a', 'a'], 'A']);
});

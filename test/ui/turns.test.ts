import { expect, test } from 'vitest';
import { waitForTurn } from '../../src/ui/turns.ts';

test('a turn begins once the one before it is done, and never at once', async () => {
  const seen: string[] = [];
  let finishFirst = () => {};
  const last = new Promise<void>((resolve) => {
    waitForTurn((done) => {
      seen.push('first');
      finishFirst = done;
    });
    waitForTurn((done) => {
      seen.push('second');
      done();
      resolve();
    });
  });
  seen.push('asked');
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual(['asked', 'first']);
  finishFirst();
  finishFirst();
  await last;
  expect(seen).toEqual(['asked', 'first', 'second']);
});

test('a turn that was taken back holds up no other', async () => {
  const seen: string[] = [];
  await new Promise<void>((resolve) => {
    const takeBack = waitForTurn(() => seen.push('taken back'));
    waitForTurn((done) => {
      seen.push('next');
      done();
      resolve();
    });
    takeBack();
  });
  expect(seen).toEqual(['next']);
});

import { expect, test } from 'vitest';
import type { EditLabel } from '../../src/state/edit-label.ts';
import { commit, jumpTo, listSteps, redo, startHistory, undo } from '../../src/state/history.ts';

const label = (path: string, subject: string | null = null): EditLabel => ({ id: 'drop', values: { path }, subject });
const three = ['b', 'c', 'd'].reduce(
  (history, state, index) => commit(history, state, label(state), index * 1000),
  startHistory('a'),
);

test('undo and redo walk over every change', () => {
  const all = [three];
  for (let steps = 0; steps < 3; steps += 1) all.push(undo(all.at(-1) ?? three));
  expect(all.map(({ present }) => present)).toEqual(['d', 'c', 'b', 'a']);
  expect(undo(all.at(-1) ?? three)).toBe(all.at(-1));
  expect(redo(redo(redo(all.at(-1) ?? three)))).toEqual(three);
});

test('the list of changes is the same wherever one stands in it, and each step can be gone to', () => {
  const steps = listSteps(three);
  expect(steps.map(({ step, label: { values } }) => [step, values.path])).toEqual([
    [1, 'b'],
    [2, 'c'],
    [3, 'd'],
  ]);
  for (const [step, state] of ['a', 'b', 'c', 'd'].entries()) {
    const there = jumpTo(three, step);
    expect(there.present).toBe(state);
    expect(listSteps(there)).toEqual(steps);
    expect(jumpTo(there, 3)).toEqual(three);
  }
  expect(jumpTo(three, 9)).toBe(three);
  expect(jumpTo(three, -1).present).toBe('a');
});

test('a change after going back forgets what was ahead', () => {
  const changed = commit(jumpTo(three, 1), 'x', label('x'), 9000);
  expect(listSteps(changed).map(({ label: { values } }) => values.path)).toEqual(['b', 'x']);
});

test('changes of the same thing in quick succession are one', () => {
  const typed = ['1', '12', '123'].reduce(
    (history, state, index) => commit(history, state, label('n', 'rows'), index * 100),
    startHistory(''),
  );
  expect([listSteps(typed).length, undo(typed).present]).toEqual([1, '']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditLabel } from '../../src/state/edit-label.ts';
import { commit, redo, startHistory, undo } from '../../src/state/history.ts';

const label = (subject: string | null = null): EditLabel => ({ id: 'set', values: {}, subject });

test('undo and redo walk through the states in order', () => {
  let history = startHistory('a');
  history = commit(history, 'b', label(), 0);
  history = commit(history, 'c', label(), 0);
  expect(undo(history).present).toBe('b');
  expect(undo(undo(history)).present).toBe('a');
  expect(undo(undo(undo(history)))).toEqual(undo(undo(history)));
  expect(redo(undo(undo(history))).present).toBe('b');
  expect(redo(history)).toBe(history);
});

test('a change after undo forgets what was undone', () => {
  const history = undo(commit(startHistory('a'), 'b', label(), 0));
  expect(commit(history, 'c', label(), 0)).toEqual({
    past: [{ state: 'a', label: label(), at: 0 }],
    present: 'c',
    future: [],
  });
});

test('quick changes of the same thing are taken back together, slow ones apart', () => {
  const quick = commit(commit(startHistory(1), 2, label('rows'), 0), 3, label('rows'), 500);
  expect(undo(quick).present).toBe(1);
  const slow = commit(commit(startHistory(1), 2, label('rows'), 0), 3, label('rows'), 5000);
  expect(undo(slow).present).toBe(2);
  const apart = commit(commit(startHistory(1), 2, label(), 0), 3, label(), 1);
  expect(undo(apart).present).toBe(2);
});

test('a change that gives the same state leaves no trace', () => {
  const history = startHistory('a');
  expect(commit(history, 'a', label(), 0)).toBe(history);
});

test('as many undos as changes lead back to the start, and as many redos to the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 50 }), (states) => {
      const wrapped = states.map((value) => ({ value }));
      let history = startHistory({ value: 0 });
      const first = history.present;
      for (const state of wrapped) history = commit(history, state, label(), 0);
      const last = history.present;
      for (const _ of wrapped) history = undo(history);
      expect(history.present).toBe(first);
      for (const _ of wrapped) history = redo(history);
      expect(history.present).toBe(last);
    }),
  );
});

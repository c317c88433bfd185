import { expect, test } from 'vitest';
import type { Session } from '../../src/state/session.ts';
import { currentDesign, currentSample } from '../../src/state/workspace.ts';
import { fakeSession } from './fake-session.ts';

const design = (session: Session) => currentDesign(session.getState().workspace);
const text = (session: Session) => currentSample(design(session)).text;
const takeBack = (session: Session) => session.getState().notices.at(-1)?.undo?.();
const bytes = (content: string) => new TextEncoder().encode(content).buffer;

test('an output that was replaced or cleared can be had back', () => {
  const { session } = fakeSession('a');
  session.actions.openText('[1]');
  expect(session.getState().notices).toEqual([]);
  session.actions.openText('[2]');
  takeBack(session);
  expect(text(session)).toBe('[1]');
  session.actions.clear();
  session.actions.addDesign();
  takeBack(session);
  expect(text(session)).toBe('[1]');
});

test('a cleared output comes back with its name and the shaper that it had', async () => {
  const { session } = fakeSession('a');
  await session.actions.openExample({
    id: 'e',
    name: 'Example',
    lesson: '',
    load: async () => ({
      facts: {},
      output: () => '[1]',
      edits: [{ type: 'set', stage: 'redact', change: { on: false } }],
    }),
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  const before = design(session);
  expect(before.history.present.redact.on).toBe(false);
  session.actions.clear();
  takeBack(session);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { revision } = currentSample(design(session));
  expect(design(session)).toEqual({ ...before, samples: before.samples.map((sample) => ({ ...sample, revision })) });
});

test('the worker holds what is on the screen, and forgets what was deleted', () => {
  const { session, held } = fakeSession('a');
  session.actions.openText('[1]');
  const first = currentSample(design(session)).id;
  session.actions.addSample('two');
  session.actions.openText('[2]');
  expect(held.size).toBe(2);
  session.actions.switchSample(first);
  session.actions.removeSample();
  expect([...held.values()]).toEqual(['[2]']);
  takeBack(session);
  expect([held.get(first), text(session)]).toEqual(['[1]', '[1]']);
});

test('a copy is a design of its own: what is done to it leaves the first as it is', () => {
  const { session, held } = fakeSession('a');
  session.actions.openText('[1]');
  const first = design(session);
  session.actions.duplicateDesign('Untitled');
  expect([design(session).name, text(session)]).toEqual(['Untitled 2', '[1]']);
  session.actions.openText('[2]');
  session.actions.edit([{ type: 'set', stage: 'render', change: { format: 'csv' } }]);
  session.actions.switchDesign(first.id);
  expect([text(session), design(session).history.present]).toEqual(['[1]', first.history.present]);
  expect(held.get(first.sampleId)).toBe('[1]');
});

test('a file fills an empty sample, and never takes the place of an output', async () => {
  const { session } = fakeSession('a');
  await session.actions.openBytes(bytes('[1]'), 'one.json');
  await session.actions.openBytes(bytes('[2]'), 'two.json');
  expect(design(session).samples.map(({ name, text: output }) => [name, output])).toEqual([
    ['one.json', '[1]'],
    ['two.json', '[2]'],
  ]);
});

test('names are trimmed and bounded', () => {
  const { session } = fakeSession('a');
  session.actions.renameDesign(`  ${'x'.repeat(300)}`);
  session.actions.renameSample('  typical ');
  expect([design(session).name.length, currentSample(design(session)).name]).toEqual([200, 'typical']);
});

import { expect, test } from 'vitest';
import { currentDesign, currentSample } from '../../src/state/workspace.ts';
import { fakeSession } from './fake-session.ts';

test('reading with other readers is one step that can be taken back', async () => {
  const { session } = fakeSession('d');
  const readers = () => currentDesign(session.getState().workspace).history.present.read.readers;
  session.actions.openText('a,b');
  await session.actions.readAs(['csv']);
  expect(readers()).toEqual(['csv']);
  session.actions.undo();
  expect(readers()).toBeNull();
});

test('another call of a log is chosen by its id', async () => {
  const { session } = fakeSession('d');
  session.actions.openText('[]');
  await session.actions.takeCall({ id: 'c2', tool: null });
  expect(currentSample(currentDesign(session.getState().workspace)).facts).toEqual({ callId: 'c2' });
});

test('results of other calls become samples, and the one on the screen stays', () => {
  const { session } = fakeSession('d');
  session.actions.openText('[]');
  const { sampleId } = currentDesign(session.getState().workspace);
  session.actions.addCalls([
    { id: 'c1', tool: 'find', status: 'failed', isTaken: false, output: 'no', tokens: 1 },
    { id: '#2', tool: null, status: 'answered', isTaken: false, output: 'yes', tokens: 1 },
  ]);
  const design = currentDesign(session.getState().workspace);
  expect(design.sampleId).toBe(sampleId);
  expect(design.samples.slice(1).map(({ name, text, facts }) => [name, text, facts])).toEqual([
    ['find c1', 'no', { tool: 'find', callId: 'c1', isError: true }],
    ['#2', 'yes', { callId: '#2' }],
  ]);
});

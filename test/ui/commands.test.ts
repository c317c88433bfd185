import { expect, test } from 'vitest';
import { currentDesign } from '../../src/state/workspace.ts';
import { listCommands, runCommand } from '../../src/ui/commands/commands.ts';
import { picked } from '../../src/ui/hide/picked.ts';
import { fakeSession } from '../state/fake-session.ts';

function open() {
  const { session } = fakeSession('c');
  const ids = () => listCommands(session).map(({ id }) => id);
  const design = () => currentDesign(session.getState().workspace);
  const run = (id: string) =>
    listCommands(session)
      .find((command) => command.id === id)
      ?.run();
  return { session, ids, design, run };
}

test('every command has an id and a name of its own', () => {
  const { session } = open();
  session.actions.openText('[1]');
  session.actions.addSample();
  session.actions.addDesign();
  const commands = listCommands(session);
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});

test('only what can be done now is offered', () => {
  const { session, ids } = open();
  const doubtful = [
    'undo',
    'redo',
    'suggest',
    'export',
    'copy-text',
    'clear-output',
    'remove-sample',
    'forget-outputs',
  ];
  expect(ids().filter((id) => doubtful.includes(id))).toEqual([]);
  session.actions.openText('[1]');
  session.actions.edit([{ type: 'set', stage: 'render', change: { format: 'csv' } }]);
  session.actions.rememberOutputs();
  expect(ids().filter((id) => doubtful.includes(id))).toEqual([
    'undo',
    'remove-sample',
    'clear-output',
    'forget-outputs',
  ]);
  expect(ids()).not.toContain('remember-outputs');
});

test('commands do what they say, on whatever is current when they run', () => {
  const { session, design, run, ids } = open();
  session.actions.renameDesign('a');
  const first = design().id;
  run('new-design');
  session.actions.renameDesign('b');
  run(`design-${first}`);
  expect([design().name, ids().includes(`design-${first}`)]).toEqual(['a', false]);
  session.actions.edit([{ type: 'set', stage: 'render', change: { format: 'csv' } }]);
  runCommand(session, 'undo');
  expect(design().history.present.render.format).toBe('json');
  run('redo');
  run('reset-shaper');
  expect(design().history.present.render.format).toBe('json');
  expect(design().history.past).toHaveLength(2);
  run('theme-dark');
  expect(session.getState().theme).toBe('dark');
});

test('what is selected in the current sample can be made to survive, once', () => {
  const { session, ids, design, run } = open();
  session.actions.openText('["refund 7"]');
  expect(ids()).not.toContain('keep-text');
  const { sampleId } = design();
  picked.setState({ part: { sample: sampleId, ref: { of: 'output' }, text: ' refund 7 ', at: 2 } });
  run('keep-text');
  run('keep-text');
  expect(design().history.present.truncate.mustSurvive).toEqual([{ by: 'text', text: 'refund 7' }]);
  expect(session.getState().jump).toMatchObject({ stage: 'truncate' });
  session.actions.addSample();
  expect(ids()).not.toContain('keep-text');
  picked.setState({ part: null });
});

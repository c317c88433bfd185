import { expect, test } from 'vitest';
import {
  addSample,
  duplicateDesign,
  joinDesigns,
  removeDesign,
  removeSample,
  renameSample,
  restoreDesign,
  restoreSample,
  switchDesign,
  switchSample,
  uniqueName,
} from '../../src/state/arrange-designs.ts';
import {
  addDesign,
  changeSample,
  currentDesign,
  type DesignState,
  newDesign,
  newSample,
  startWorkspace,
  type Workspace,
} from '../../src/state/workspace.ts';

const ids = () => {
  let last = 0;
  return () => `id${++last}`;
};
const names = ({ designs }: Workspace) => designs.map(({ name }) => name);
const sampleNames = ({ samples }: DesignState) => samples.map(({ name }) => name);

function workspaceOf(...wanted: string[]): { workspace: Workspace; newId: () => string } {
  const newId = ids();
  const workspace = wanted.reduce((all, name) => addDesign(all, newDesign(newId, name)), startWorkspace(newId));
  return { workspace, newId };
}

test('a new design leaves every other as it is; one in which nothing was done gives way', () => {
  const { workspace } = workspaceOf('a', 'b');
  expect(names(workspace)).toEqual(['a', 'b']);
  expect(currentDesign(workspace).name).toBe('b');
  const newId = ids();
  const pasted = changeSample(startWorkspace(newId), { text: '[]', length: 2 });
  expect(addDesign(pasted, newDesign(newId, 'c')).designs).toEqual([pasted.designs[0], expect.anything()]);
});

test('an unknown design is not switched to', () => {
  const { workspace } = workspaceOf('a', 'b');
  const first = workspace.designs[0]?.id ?? '';
  expect(currentDesign(switchDesign(workspace, first)).name).toBe('a');
  expect(switchDesign(workspace, 'none')).toBe(workspace);
});

test('a removed design comes back where it stood, as it was', () => {
  const { workspace, newId } = workspaceOf('a', 'b', 'c');
  const item = workspace.designs[1];
  if (item === undefined) throw new Error('no design');
  const without = removeDesign(workspace, item.id, newId);
  expect(names(without)).toEqual(['a', 'c']);
  expect(without.designId).toBe(workspace.designId);
  expect(restoreDesign(without, { item, index: 1 })).toEqual({ ...workspace, designId: item.id });
});

test('removing the current design opens its neighbour, removing the last one a new one', () => {
  const { workspace, newId } = workspaceOf('a', 'b');
  const one = removeDesign(workspace, workspace.designId, newId);
  expect([names(one), currentDesign(one).name]).toEqual([['a'], 'a']);
  const none = removeDesign(one, one.designId, newId);
  expect([names(none), currentDesign(none).name]).toEqual([[''], '']);
  const item = currentDesign(one);
  expect(names(restoreDesign(none, { item, index: 0 }))).toEqual(['a']);
});

test('a copy shares the shaper and the outputs, and no id', () => {
  const { workspace, newId } = workspaceOf('a');
  const design = addSample(currentDesign(workspace), { ...newSample(newId(), 'huge'), text: '[1]', length: 3 });
  const copy = duplicateDesign(design, newId, 'a 2');
  expect(copy.history).toEqual({ past: [], present: design.history.present, future: [] });
  expect(copy.samples.map(({ name, text }) => [name, text])).toEqual(
    design.samples.map(({ name, text }) => [name, text]),
  );
  expect(copy.sampleId).toBe(copy.samples[1]?.id);
  const all = [design.id, copy.id, ...[...design.samples, ...copy.samples].map(({ id }) => id)];
  expect(new Set(all).size).toBe(all.length);
});

test('samples are added, named, switched, removed and put back', () => {
  const { workspace, newId } = workspaceOf('a');
  const one = currentDesign(workspace);
  const two = addSample(one, newSample(newId(), 'empty'));
  expect(two.sampleId).toBe(two.samples[1]?.id);
  const named = renameSample(two, one.sampleId, 'typical');
  expect(sampleNames(named)).toEqual(['typical', 'empty']);
  const back = switchSample(named, one.sampleId);
  expect(back.sampleId).toBe(one.sampleId);
  expect(switchSample(back, 'none')).toBe(back);
  const item = back.samples[0];
  if (item === undefined) throw new Error('no sample');
  const without = removeSample(back, item.id, newId);
  expect([sampleNames(without), without.sampleId]).toEqual([['empty'], two.sampleId]);
  expect(sampleNames(removeSample(without, two.sampleId, newId))).toEqual(['']);
  expect(restoreSample(without, { item, index: 0 })).toEqual(back);
});

test('designs from elsewhere join without taking the screen; those that are known stay', () => {
  const { workspace, newId } = workspaceOf('a');
  const found = newDesign(newId, 'found');
  const joined = joinDesigns(workspace, [found, { ...currentDesign(workspace), name: 'other' }]);
  expect(names(joined)).toEqual(['found', 'a']);
  expect(joined.designId).toBe(workspace.designId);
  expect(joinDesigns(joined, [found])).toBe(joined);
});

test('a name that is taken gets the next free number', () => {
  expect(uniqueName('Orders', ['Logs'])).toBe('Orders');
  expect(uniqueName('Orders', ['Orders', 'Orders 2'])).toBe('Orders 3');
  expect(uniqueName('Orders 2', ['Orders 2'])).toBe('Orders 3');
  expect(uniqueName('', ['', ''])).toBe('');
});

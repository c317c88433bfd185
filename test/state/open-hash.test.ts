import { expect, test } from 'vitest';
import { defaultShaper } from '../../src/core/index.ts';
import { writeLink } from '../../src/state/link.ts';
import { openDesignFile } from '../../src/state/open-design-file.ts';
import { openHash } from '../../src/state/open-hash.ts';
import { saveForSharing } from '../../src/state/saved-design.ts';
import { newDesign } from '../../src/state/workspace.ts';
import { fakeSession } from './fake-session.ts';

const shared = saveForSharing(
  { ...newDesign(() => 'x', 'Orders'), history: { past: [], present: defaultShaper, future: [] } },
  false,
);

function open() {
  const { session, newId } = fakeSession('n');
  const names = () => session.getState().workspace.designs.map(({ name }) => name);
  const said = () => session.getState().notices.map(({ text }) => text);
  return { session, newId, names, said };
}

test('a link opens beside what is there, each time under a name and ids of its own', async () => {
  const { session, newId, names, said } = open();
  session.actions.renameDesign('mine');
  const hash = await writeLink(shared);
  await openHash(session, { hash }, newId);
  await openHash(session, { hash }, newId);
  expect(names()).toEqual(['mine', 'Orders', 'Orders 2']);
  expect(said()).toEqual([{ id: 'link-opened', name: 'Orders', problems: [] }]);
  const ids = session.getState().workspace.designs.flatMap(({ id, samples }) => [id, ...samples.map((s) => s.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a hash that is no link is left alone, a bad link changes nothing', async () => {
  const { session, newId, names, said } = open();
  await openHash(session, { hash: '#top' }, newId);
  expect(said()).toEqual([]);
  await openHash(session, { hash: '#v1.AAAA' }, newId);
  await openHash(session, { hash: '#v3.AAAA' }, newId);
  expect(names()).toEqual(['']);
  expect(said()).toEqual([{ id: 'link-refused', reason: 'newer' }]);
});

test('a design file opens as a design, says what it lacked, and an output is left to others', () => {
  const { session, newId, names, said } = open();
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  expect(openDesignFile(bytes('[1]'), 'a.json', newId, session.actions)).toBe(false);
  const odd = { ...shared, shaper: { ...defaultShaper, render: { format: 'word' } } };
  expect(openDesignFile(bytes(JSON.stringify(odd)), 'a.json', newId, session.actions)).toBe(true);
  expect(openDesignFile(bytes('{'), 'b.toolshape.json', newId, session.actions)).toBe(true);
  expect(names()).toEqual(['Orders']);
  expect(said()).toMatchObject([
    { id: 'file-opened', name: 'Orders', problems: [{ id: 'revive.bad-value' }] },
    { id: 'file-refused', name: 'b.toolshape.json' },
  ]);
});

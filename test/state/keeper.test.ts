import { describe, expect, test } from 'vitest';
import { Keeper } from '../../src/state/keeper.ts';
import { designKey, type KeptRecord, outputKey, remembersKey } from '../../src/state/kept-records.ts';
import type { NoticeText } from '../../src/state/notice.ts';
import type { Session } from '../../src/state/session.ts';
import type { KeptStore, TabMessage } from '../../src/state/storage.ts';
import { currentDesign, currentSample } from '../../src/state/workspace.ts';
import { fakeSession } from './fake-session.ts';

/** One browser profile: its storage, what its tabs left in haste, and the wire between them. */
class Profile {
  readonly records = new Map<string, unknown>();
  readonly tabs: ((message: TabMessage) => void)[] = [];
  readonly left = new Map<string, KeptRecord>();
  refuse: ((key: string) => Error | null) | null = null;

  store(): KeptStore {
    const check = (key: string) => {
      const error = this.refuse?.(key) ?? null;
      if (error !== null) throw error;
    };
    return {
      all: async () => {
        check('');
        return [...this.records].map(([key, value]) => [key, structuredClone(value)] as const);
      },
      get: async (key) => structuredClone(this.records.get(key)),
      set: async (key, value) => {
        check(key);
        this.records.set(key, structuredClone(value));
      },
      update: async (key, change) => {
        check(key);
        this.records.set(key, structuredClone(change(structuredClone(this.records.get(key)))));
      },
      remove: async (keys) => {
        for (const key of keys) this.records.delete(key);
      },
    };
  }
}

let tabCount = 0;

async function openTab(
  profile: Profile,
  last: { design: string; sample: string } | null = null,
  before: (session: Session) => unknown = () => undefined,
) {
  tabCount += 1;
  const { session, held, newId } = fakeSession(`t${tabCount}-`);
  const waiting = new Set<() => void>();
  let hear: (message: TabMessage) => void = () => undefined;
  const keeper = new Keeper(session, {
    store: profile.store(),
    channel: {
      post: (message) => {
        for (const tab of profile.tabs) if (tab !== hear) tab(structuredClone(message));
      },
      listen: (heard) => {
        hear = heard;
        profile.tabs.push(heard);
      },
    },
    left: {
      write: (records) => {
        for (const record of records) profile.left.set(record.saved.id, structuredClone(record));
      },
      forget: (designs) => {
        for (const id of designs) profile.left.delete(id);
      },
      take: () => {
        const records = [...profile.left.values()];
        profile.left.clear();
        return records;
      },
    },
    now: () => tabCount,
    newId,
    later: (run) => {
      waiting.add(run);
      return () => waiting.delete(run);
    },
    last,
  });
  await before(session);
  await keeper.start();
  /** Everything that waits happens, until nothing does. */
  const settle = async () => {
    for (let round = 0; round < 20; round += 1) {
      await keeper.flush();
      await Promise.resolve();
    }
  };
  const close = () => profile.tabs.splice(profile.tabs.indexOf(hear), 1);
  return { session, actions: session.actions, held, keeper, settle, close };
}

const names = (session: Session) => session.getState().workspace.designs.map(({ name }) => name);
const design = (session: Session) => currentDesign(session.getState().workspace);
const text = (session: Session) => currentSample(design(session)).text;
const said = (session: Session): NoticeText['id'][] => session.getState().notices.map((notice) => notice.text.id);
const status = (session: Session) => session.getState().keeping.status;
const format = (session: Session) => design(session).history.present.render.format;
const showAs = (session: Session, wanted: string) =>
  session.actions.edit([{ type: 'set', stage: 'render', change: { format: wanted } }]);

async function openText(session: Session, output: string) {
  session.actions.openText(output);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test('a design is kept without its output, and comes back in the next visit', async () => {
  const profile = new Profile();
  const first = await openTab(profile);
  await openText(first.session, '[{"secret":1}]');
  first.actions.renameDesign('Orders');
  showAs(first.session, 'yaml');
  await first.settle();
  expect(status(first.session)).toBe('saved');
  expect(JSON.stringify([...profile.records])).not.toContain('secret');
  first.close();

  const next = await openTab(profile);
  expect([names(next.session), format(next.session), text(next.session)]).toEqual([['Orders'], 'yaml', '']);
  expect(said(next.session)).toEqual([]);
});

test('a design in which nothing was done is not kept, nor one that was only suggested for an output', async () => {
  const profile = new Profile();
  const { session, actions, settle } = await openTab(profile);
  await openText(session, '[1]');
  await settle();
  expect(profile.records.size).toBe(0);
  actions.rememberOutputs();
  await settle();
  expect(profile.records.size).toBe(3);
  expect(text((await openTab(profile)).session)).toBe('[1]');
  actions.forgetOutputs();
  await settle();
  expect(names((await openTab(profile)).session)).toEqual(['']);
});

test('outputs are kept once a person said so, and Forget deletes them at once', async () => {
  const profile = new Profile();
  const first = await openTab(profile);
  await openText(first.session, '[1]');
  first.actions.renameDesign('a');
  await first.settle();
  first.actions.rememberOutputs();
  await first.settle();
  const sample = currentSample(design(first.session)).id;
  expect(profile.records.get(outputKey(sample))).toBe('[1]');
  await openText(first.session, '[2]');
  await first.settle();
  first.close();

  const second = await openTab(profile);
  expect(text(second.session)).toBe('[2]');
  expect(second.held.get(sample)).toBe('[2]');
  second.actions.forgetOutputs();
  await second.settle();
  expect([...profile.records.keys()].filter((key) => !key.startsWith('design:'))).toEqual([]);
  expect([text(second.session), said(second.session)]).toEqual(['[2]', ['outputs-forgotten']]);
  second.close();
  expect(text((await openTab(profile)).session)).toBe('');
});

test('each tab comes back to the design and the sample that it showed', async () => {
  const profile = new Profile();
  const { session, actions, settle, close } = await openTab(profile);
  actions.renameDesign('a');
  actions.addSample('empty');
  const last = { design: design(session).id, sample: design(session).sampleId };
  actions.addDesign();
  actions.renameDesign('b');
  await settle();
  close();
  const back = await openTab(profile, last);
  expect([design(back.session).name, currentSample(design(back.session)).name]).toEqual(['a', 'empty']);
  expect(design((await openTab(profile)).session).name).toBe('b');
});

test('what was pasted before the kept designs arrived stays on the screen', async () => {
  const profile = new Profile();
  const first = await openTab(profile);
  first.actions.renameDesign('old');
  await first.settle();
  first.close();
  const { session } = await openTab(profile, null, (early) => openText(early, '[1]'));
  expect([names(session), text(session)]).toEqual([['old', ''], '[1]']);
});

describe('a file that is still being read when the kept designs arrive', () => {
  async function openWithFile() {
    const profile = new Profile();
    const first = await openTab(profile);
    first.actions.renameDesign('old');
    await first.settle();
    first.close();
    let reading = Promise.resolve();
    const tab = await openTab(profile, null, ({ actions }) => {
      reading = actions.openFile(new File(['[1]'], 'orders.json'));
    });
    return { ...tab, reading, profile };
  }

  test('is shown all the same', async () => {
    const { session, reading, settle } = await openWithFile();
    await reading;
    await settle();
    expect([names(session), text(session)]).toEqual([['old', ''], '[1]']);
  });

  test('can be cancelled, and they stay', async () => {
    const { session, actions, settle, profile } = await openWithFile();
    expect(session.getState().opening).not.toBeNull();
    actions.cancelOpening();
    await settle();
    expect([names(session), text(session)]).toEqual([['old', ''], '']);
    expect([...profile.records.keys()]).toHaveLength(1);
  });
});

test('a removed design leaves the storage, and returns to it when that is undone', async () => {
  const profile = new Profile();
  const { session, actions, settle } = await openTab(profile);
  actions.renameDesign('a');
  actions.rememberOutputs();
  await openText(session, '[1]');
  await settle();
  const before = structuredClone([...profile.records.keys()].sort());
  actions.removeDesign();
  await settle();
  expect([...profile.records.keys()]).toEqual([remembersKey]);
  session.getState().notices[0]?.undo?.();
  await settle();
  expect([...profile.records.keys()].sort()).toEqual(before);
  expect([names(session), text(session)]).toEqual([['a'], '[1]']);
});

test('a tab follows what another one saves, and can undo it', async () => {
  const profile = new Profile();
  const one = await openTab(profile);
  one.actions.renameDesign('a');
  await one.settle();
  const two = await openTab(profile);
  await openText(two.session, '[2]');
  showAs(two.session, 'yaml');
  await two.settle();
  await one.settle();
  expect([format(one.session), text(one.session), said(one.session)]).toEqual(['yaml', '', ['changed-elsewhere']]);
  one.actions.undo();
  expect(format(one.session)).toBe('json');
  await one.settle();
  await two.settle();
  expect([format(two.session), text(two.session)]).toEqual(['json', '[2]']);
  two.actions.addDesign();
  two.actions.renameDesign('b');
  await two.settle();
  await one.settle();
  expect([names(one.session).sort(), design(one.session).name]).toEqual([['a', 'b'], 'a']);
});

test('when both tabs changed the same design, both changes are kept, the later one as a design of its own', async () => {
  const profile = new Profile();
  const one = await openTab(profile);
  one.actions.renameDesign('a');
  await openText(one.session, '[1]');
  await one.settle();
  const two = await openTab(profile);
  showAs(one.session, 'yaml');
  showAs(two.session, 'csv');
  await one.settle();
  await two.settle();
  expect([design(two.session).name, format(two.session), said(two.session)]).toEqual(['a 2', 'csv', ['kept-both']]);
  expect([design(one.session).name, format(one.session), text(one.session)]).toEqual(['a', 'yaml', '[1]']);
  await one.settle();
  for (const { session } of [one, two]) {
    const all = session.getState().workspace.designs.map(({ name, history }) => [name, history.present.render.format]);
    expect(all.sort()).toEqual([
      ['a 2', 'csv'],
      ['a', 'yaml'],
    ]);
  }
});

test('what another tab removed goes here too, unless it is on the screen', async () => {
  const profile = new Profile();
  const one = await openTab(profile);
  one.actions.renameDesign('a');
  one.actions.addDesign();
  one.actions.renameDesign('b');
  await one.settle();
  const two = await openTab(profile);
  one.actions.removeDesign();
  await one.settle();
  await two.settle();
  expect([names(two.session), said(two.session)]).toEqual([['a', 'b'], ['removed-elsewhere']]);
  expect([...profile.records.keys()]).toHaveLength(1);
  showAs(two.session, 'yaml');
  await two.settle();
  expect([...profile.records.keys()]).toHaveLength(2);
});

test('Forget in one tab holds for all', async () => {
  const profile = new Profile();
  const one = await openTab(profile);
  one.actions.rememberOutputs();
  await openText(one.session, '[1]');
  await one.settle();
  const two = await openTab(profile);
  expect(two.session.getState().keeping.remembersOutputs).toBe(true);
  one.actions.forgetOutputs();
  await one.settle();
  await two.settle();
  expect(two.session.getState().keeping.remembersOutputs).toBe(false);
  await openText(two.session, '[2]');
  await two.settle();
  expect([...profile.records.keys()].filter((key) => key.startsWith('output:'))).toEqual([]);
});

test('a blocked storage is said once, and the work goes on', async () => {
  const profile = new Profile();
  profile.refuse = () => new Error('blocked');
  const { session, actions, settle } = await openTab(profile);
  expect([status(session), said(session)]).toEqual(['blocked', ['storage-blocked']]);
  await openText(session, '[1]');
  actions.dismiss(session.getState().notices[0]?.key ?? 0);
  await settle();
  expect([text(session), said(session)]).toEqual(['[1]', []]);
});

test('a full storage is said once; what fits is kept, and nothing leaves the screen', async () => {
  const profile = new Profile();
  profile.refuse = (key) => (key.startsWith('output:') ? new DOMException('', 'QuotaExceededError') : null);
  const { session, actions, settle } = await openTab(profile);
  actions.rememberOutputs();
  await openText(session, '[1]');
  actions.renameDesign('a');
  await settle();
  expect([status(session), said(session), text(session)]).toEqual(['full', ['storage-full'], '[1]']);
  expect(profile.records.has(designKey(design(session).id))).toBe(true);
  showAs(session, 'csv');
  await settle();
  expect(said(session)).toEqual(['storage-full']);
});

describe('a tab that closes in the middle of an edit', () => {
  async function closeAfterEdit() {
    const profile = new Profile();
    const { session, actions, settle, keeper, close } = await openTab(profile);
    actions.renameDesign('a');
    await settle();
    showAs(session, 'csv');
    const saved = new Map(profile.records);
    keeper.leave();
    close();
    return { profile, saved, settle };
  }

  test('leaves it to the next, which saves it', async () => {
    const { profile, saved, settle } = await closeAfterEdit();
    const left = new Map(profile.left);
    await settle();
    // The browser ended the page before its storage was through.
    profile.records.clear();
    for (const [key, record] of saved) profile.records.set(key, record);
    for (const [id, record] of left) profile.left.set(id, record);
    const next = await openTab(profile);
    expect([names(next.session), format(next.session)]).toEqual([['a'], 'csv']);
    await next.settle();
    expect(profile.left.size).toBe(0);
    expect(format((await openTab(profile)).session)).toBe('csv');
  });

  test('leaves nothing where the storage was quick enough', async () => {
    const { profile, settle } = await closeAfterEdit();
    expect(profile.left.size).toBe(1);
    await settle();
    expect(profile.left.size).toBe(0);
  });

  test('takes nothing from another tab that saved the same design since', async () => {
    const { profile, settle } = await closeAfterEdit();
    const left = new Map(profile.left);
    await settle();
    const other = await openTab(profile);
    showAs(other.session, 'yaml');
    await other.settle();
    other.close();
    for (const [id, record] of left) profile.left.set(id, record);
    const { session } = await openTab(profile);
    const all = session.getState().workspace.designs.map(({ name, history }) => [name, history.present.render.format]);
    expect(all).toEqual([
      ['a', 'yaml'],
      ['a 2', 'csv'],
    ]);
  });
});

test('damaged and old records are revived as far as they go, and named', async () => {
  const profile = new Profile();
  profile.records.set('design:x', 'nonsense');
  profile.records.set('design:y', { saved: { id: 'y', name: 'old', shaper: { render: { format: 'csv' } } } });
  const { session } = await openTab(profile);
  expect([names(session), format(session), said(session)]).toEqual([['old'], 'csv', ['kept-damaged']]);
  expect(profile.records.has('design:x')).toBe(true);
});

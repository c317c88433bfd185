import { expect, test } from 'vitest';
import { defaultShaper, editShaper, type Shaper } from '../../src/core/index.ts';
import type { TextRef } from '../../src/engine/protocol.ts';
import { startEngine } from './engine.ts';

const token = ['ghp', 'a1B2'.repeat(9)].join('_');
const output = JSON.stringify([
  { id: 1, mail: 'ann@mail.example', note: token },
  { id: 2, mail: 'bob@mail.example', note: 'from 203.0.113.7' },
]);
const final: TextRef = { of: 'stage', stage: 'render' };

async function take(shaper: Shaper, ref: TextRef) {
  const engine = startEngine();
  await engine.open(output);
  await engine.shape(shaper).done;
  const id = engine.nextId();
  await engine.handle({ type: 'take', id, sample: 's', ref });
  return engine.last('taken', id).taken;
}

test('a text that leaves is told by what is still in it, secrets first', async () => {
  const { text, bytes, found } = await take(defaultShaper, final);
  expect(text).toContain(token);
  expect(bytes).toBe(new TextEncoder().encode(text).length);
  expect(found).toEqual([
    { detector: 'github-token', group: 'secret', count: 1 },
    { detector: 'email', group: 'person', count: 2 },
    { detector: 'ip', group: 'network', count: 1 },
  ]);
});

test('what a rule hides or a person allows is not found; the output itself is as it was', async () => {
  const target = { by: 'detector', detector: 'github-token' } as const;
  const hiding = editShaper(defaultShaper, [
    { type: 'addRule', rule: { id: 'r', target, action: 'fixed', keepStart: 0, keepEnd: 0 } },
    { type: 'set', stage: 'redact', change: { allow: ['Ann@mail.example', '203.0.113.7'] } },
  ]);
  expect((await take(hiding, final)).found).toEqual([{ detector: 'email', group: 'person', count: 1 }]);
  expect((await take(hiding, { of: 'output' })).found.map(({ detector }) => detector)).toContain('github-token');
});

test('redaction is tried when the engine starts', async () => {
  const works = startEngine();
  works.engine.warmUp();
  const broken = startEngine({ findLeaks: () => ['email'] });
  broken.engine.warmUp();
  expect([works.last('tried').leaked, broken.last('tried').leaked]).toEqual([[], ['email']]);
});

import { expect, test } from 'vitest';
import { defaultShaper, editShaper } from '../../src/core/index.ts';
import { writeMarkdown } from '../../src/ui/share/write-markdown.ts';
import { fakeSession } from '../state/fake-session.ts';

const { session } = fakeSession('a');
session.actions.renameDesign('Orders');
session.actions.openText('[{"who":"mara"}]');
const shaper = editShaper(defaultShaper, [{ type: 'nameValue', path: ['who'], from: 'mara', to: 'owner' }]);
session.actions.edit([{ type: 'replace', shaper }]);

test('a summary leaves out names for values, which are pasted data', () => {
  const summary = writeMarkdown(session.getState(), null);
  expect(summary).toContain('# Tool result design: Orders\n');
  expect(summary).toContain('1 name for a value left out');
  expect(summary).not.toContain('mara');
  const config = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(summary)?.[1] ?? '');
  const rules = shaper.fields.rules.map((rule) => ({ ...rule, values: [] }));
  expect(config).toEqual({ ...shaper, fields: { ...shaper.fields, rules } });
});

test('a text that is asked for stands in a fence that it cannot close', () => {
  const text = 'a\n````\nb\n';
  expect(writeMarkdown(session.getState(), text)).toContain('\n`````text\na\n````\nb\n`````\n');
});

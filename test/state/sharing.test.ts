import { expect, test } from 'vitest';
import { defaultShaper, editShaper } from '../../src/core/index.ts';
import { designFileName, readDesignFile } from '../../src/state/design-file.ts';
import { saveForSharing, saveSample } from '../../src/state/saved-design.ts';
import { countSecrets, scanShared } from '../../src/state/scan-shared.ts';
import { newDesign, newSample } from '../../src/state/workspace.ts';

const newId = () => 'id';
const token = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
const shaper = editShaper(defaultShaper, [
  { type: 'nameValue', path: ['owner'], from: 'mara@example.org', to: 'Mara' },
  { type: 'set', stage: 'envelope', change: { meta: { team: 'shop', api_token: token } } },
]);
const design = { ...newDesign(newId, 'Orders'), history: { past: [], present: shaper, future: [] } };

test('a config is scanned in its value maps and notes, and each find says where it stands', () => {
  expect(scanShared(saveForSharing(design, false))).toEqual([
    { where: 'shaper.fields.rules[0].values[0].from', detector: 'email', shown: 'mara…' },
    { where: 'shaper.envelope.meta.api_token', detector: 'github-token', shown: 'ghp_…' },
  ]);
  expect(
    scanShared(saveForSharing({ ...design, history: { ...design.history, present: defaultShaper } }, false)),
  ).toEqual([]);
});

test('secrets of an output are counted across its slices', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const text = Array.from({ length: 3000 }, (_, row) => `row ${row} of a long list, user${row}@example.org`).join('\n');
  expect(await countSecrets(text, pause)).toBe(3000);
  expect(pauses).toBeGreaterThan(1);
  expect(await countSecrets('', pause)).toBe(0);
});

test('without its output a sample loses the facts that were part of one', () => {
  const sample = {
    ...newSample('s', 'n'),
    text: 'x',
    length: 1,
    facts: { tool: 't', stderr: 'secret', headers: { cookie: 'c' } },
  };
  expect(saveSample(sample, false)).toEqual({ id: 's', name: 'n', output: '', facts: { tool: 't' } });
  expect(saveSample(sample, true)).toEqual({ id: 's', name: 'n', output: 'x', facts: sample.facts });
});

test('a design file opens as a design; other JSON is an output; a damaged one is named', () => {
  const text = JSON.stringify(saveForSharing(design, false));
  const opened = readDesignFile('orders.toolshape.json', text, newId);
  expect(opened).toMatchObject({
    of: 'design',
    problems: [],
    design: { name: 'Orders', history: { present: shaper } },
  });
  expect(readDesignFile('orders.json', '{"a":1}', newId)).toEqual({ of: 'output' });
  expect(readDesignFile('orders.toolshape.json', '{"a":1', newId)).toEqual({ of: 'damaged', problems: [] });
});

test('an exported file opens as the design that it was made of; other code is an output', () => {
  const code = `export const name = 1;\nexport const shaper = ${JSON.stringify(shaper, null, 2)} as const;\n`;
  expect(readDesignFile('other.ts', 'export const a = 1;', newId)).toEqual({ of: 'output' });
  const opened = readDesignFile('tool-result.ts', code, newId);
  expect(opened.of).not.toBe('output');
});

test('a file name holds only what file systems take', () => {
  expect(designFileName('Aufträge / März: 1')).toMatch(/^[\p{L}\p{N}._-]+\.toolshape\.json$/u);
  expect(designFileName('')).toBe('design.toolshape.json');
  expect(designFileName('../../x')).toBe('x.toolshape.json');
});

import { expect, test } from 'vitest';
import { defaultShaper, editShaper, type RedactTarget } from '../../src/core/index.ts';
import { hideTarget, isTargeted, targetsFor } from '../../src/state/hide-part.ts';

const word = (...words: string[]): RedactTarget => ({ by: 'words', words });
const off = editShaper(defaultShaper, [{ type: 'set', stage: 'redact', change: { on: false } }]);

test('what finds it comes first, then its field, then the words', () => {
  const place = { word: 'ann@mail.example', field: ['customer', 'mail'], detectors: ['email'] };
  expect(targetsFor(place)).toEqual([
    { by: 'detector', detector: 'email' },
    { by: 'path', path: ['customer', 'mail'] },
    word('ann@mail.example'),
  ]);
  expect(targetsFor({ ...place, field: null, detectors: [] })).toEqual([word('ann@mail.example')]);
});

test('a rule is added with what suits its detector, and Redact is switched on', () => {
  const hiding = editShaper(off, hideTarget(off, { by: 'detector', detector: 'email' }));
  expect(hiding.redact).toMatchObject({ on: true, rules: [{ id: 'rule-1', action: 'label' }] });
  expect(isTargeted(hiding, { by: 'detector', detector: 'email' })).toBe(true);
});

test('words join one list', () => {
  const once = editShaper(off, hideTarget(off, word('Falcon')));
  const twice = editShaper(once, hideTarget(once, word('Heron')));
  const again = editShaper(twice, hideTarget(twice, word('Falcon')));
  expect([isTargeted(twice, word('Falcon')), isTargeted(once, word('Heron'))]).toEqual([true, false]);
  expect(again.redact.rules.map(({ target }) => target)).toEqual([word('Falcon', 'Heron')]);
});

import { expect, test } from 'vitest';
import { detectors } from '../../src/core/index.ts';
import { detectorNames } from '../../src/ui/words/detector-names.ts';

test('every detector has a name, and no name lacks its detector', () => {
  expect(Object.keys(detectorNames).sort()).toEqual(detectors.map(({ id }) => id).sort());
});

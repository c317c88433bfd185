import sources from 'virtual:core-sources';
import { expect, test } from 'vitest';
import { readCoreSources } from '../../src/state/sources-plugin.ts';

test('the app carries the text of every module of the core', () => {
  expect(sources).toEqual(readCoreSources());
  expect(sources['core/model.ts']).toContain('export ');
  expect(Object.keys(sources).filter((path) => !/^core\/[\w/-]+\.ts$/.test(path))).toEqual([]);
});

import { expect, test } from 'vitest';
import { readPreferences, readTabPlace, writePreferences, writeTabPlace } from '../../src/state/preferences.ts';

function storage(): { open: () => Storage; records: Map<string, string> } {
  const records = new Map<string, string>();
  const fake = {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => {
      records.set(key, value);
    },
  } as Storage;
  return { open: () => fake, records };
}

const comparing = { baseline: 'json', model: 'gpt-5', prices: {}, calibrations: {} };

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

test('preferences come back one by one', () => {
  const { open } = storage();
  expect(readPreferences(open)).toEqual({ theme: 'system', panes: {}, lastDesign: '', factsOpen: null, comparing });
  writePreferences({ theme: 'dark' }, open);
  writePreferences({ panes: { columns: { output: 24, stages: 76 } } }, open);
  expect(readPreferences(open)).toEqual({
    theme: 'dark',
    panes: { columns: { output: 24, stages: 76 } },
    lastDesign: '',
    factsOpen: null,
    comparing,
  });
});

test('what makes no sense is left out', () => {
  const { open, records } = storage();
  records.set(
    'toolshape',
    '{"theme":"pink","panes":{"a":{"x":-1},"b":3,"c":{"y":50}},"lastDesign":7,"comparing":{"baseline":1,"prices":{"a":{"dollars":-1}},"calibrations":{"claude":{"ratio":0},"x":{"ratio":1,"date":""}}}}',
  );
  expect(readPreferences(open)).toEqual({
    theme: 'system',
    panes: { c: { y: 50 } },
    lastDesign: '',
    factsOpen: null,
    comparing,
  });
  for (const broken of ['nonsense', '[]', 'null', '7']) {
    records.set('toolshape', broken);
    expect(readPreferences(open).theme).toBe('system');
  }
});

test('the place of a tab comes back whole or not at all', () => {
  const { open, records } = storage();
  expect(readTabPlace(open)).toBeNull();
  writeTabPlace({ design: 'd', sample: 's' }, open);
  expect(readTabPlace(open)).toEqual({ design: 'd', sample: 's' });
  records.set('toolshape', '{"design":"d"}');
  expect(readTabPlace(open)).toBeNull();
});

test('a browser that refuses is not complained about', () => {
  writePreferences({ theme: 'dark' }, blocked);
  expect(readPreferences(blocked).theme).toBe('system');
  expect(readTabPlace(blocked)).toBeNull();
});

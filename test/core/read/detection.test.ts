import { expect, test } from 'vitest';
import { readers, readOutput } from '../../../src/core/index.ts';
import { detectionTable } from './detection-table.ts';

function readAs(text: string): string {
  const { wrappers, reader } = readOutput(text);
  return [...wrappers.map((wrapper) => wrapper.reader), reader].join(' ');
}

test.each(detectionTable)('%s is read as what it is', (_, text, expected) => {
  expect(readAs(text)).toBe(expected);
});

test('the table holds 150 inputs or more, and every reader that needs no asking but one for recordings', () => {
  expect(detectionTable.length).toBeGreaterThanOrEqual(150);
  const used = new Set(detectionTable.flatMap(([, , expected]) => expected.split(' ')));
  const missing = readers.filter((reader) => !('isOptIn' in reader) && !used.has(reader.id)).map(({ id }) => id);
  expect(missing).toEqual(['cassette']);
});

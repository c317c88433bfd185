import { expect, test } from 'vitest';
import { decideNext, readOutput, runShaper, suggestShaper } from '../../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };

function resultOf(text: string) {
  const reading = readOutput(text);
  return runShaper(reading, suggestShaper(reading), deps).result;
}

test('JSON that breaks in the middle is never called complete', () => {
  const result = resultOf('[{"Id": "a", "RW": false "Name": "b"}]');
  expect([result.status, result.completeness.isComplete, result.warnings]).toEqual([
    'partial',
    false,
    ['input_broken'],
  ]);
  expect(decideNext(result)).toMatchObject({ action: 'present', reason: { id: 'input-broken' } });
});

test.each([
  ['{"a":NaN}', ['input_lenient']],
  ["{'ok': True}", ['input_lenient']],
  ['{"a":1}\n{"a":2}\n{"a":3}\nnot json', ['input_irregular']],
  ['{"a":1}\n{"a":2}\n{"a":3}\n{"a":', ['input_truncated']],
  ['a,b\n1,2\n3\n4,5\n6,7', ['input_irregular']],
  ['| n | d |\n|---|---|\n| W | cheap | fast |', ['input_irregular']],
  ['{"a":1}', []],
  ['a,b\n1,2', []],
])('the result says how its input was read: %s', (text, warnings) => {
  expect(resultOf(text).warnings).toEqual(warnings);
});

test('"ok": false beside whole records, without a word for it, is no plain failure', () => {
  const record = { id: 'm1', user: '', text: '', ts: '', type: '' };
  const result = resultOf(JSON.stringify({ ok: false, error: '', messages: [record, record] }));
  expect([result.status, result.warnings]).toEqual(['partial', ['source_errors']]);
  expect(resultOf(JSON.stringify({ ok: false, error: 'not_in_channel', messages: [record] })).status).toBe('error');
  expect(resultOf('{"ok":false,"details":[{"field":"a"}]}').status).toBe('error');
});

test('a search that says it is complete has no next page', () => {
  const text = '{"total_count":1,"incomplete_results":false,"items":[{"id":1,"title":"a"}]}';
  expect(suggestShaper(readOutput(text)).select.next).toBeNull();
  expect(resultOf(text).page).toBeNull();
  expect(resultOf(text.replace('false', 'true')).status).toBe('partial');
});

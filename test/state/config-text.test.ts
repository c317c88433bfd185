import { describe, expect, test } from 'vitest';
import {
  defaultShaper,
  editShaper,
  readOutput,
  reviveShaper,
  type Shaper,
  suggestShaper,
} from '../../src/core/index.ts';
import { completeConfig } from '../../src/state/config-completion.ts';
import { configSchema } from '../../src/state/config-schema.ts';
import { readConfigText, writeConfigText } from '../../src/state/config-text.ts';

const rows = JSON.stringify({ data: { list: [{ id: 1, mail: 'a@b.example' }], total: 9 } });
const busy: Shaper = editShaper(suggestShaper(readOutput(rows)), [
  { type: 'setField', path: ['mail'], change: { keep: true, name: 'email', required: true } },
  { type: 'nameValue', path: ['id'], from: 1, to: 'one' },
  { type: 'set', stage: 'truncate', change: { text: { limit: 100, head: 50, tail: 20, align: 'line' } } },
]);

test('a config written as text is read as the same config', () => {
  for (const shaper of [defaultShaper, busy]) {
    expect(readConfigText(writeConfigText(shaper))).toEqual({ shaper, problems: [] });
  }
});

describe('a config is not used', () => {
  const shownProblems = (text: string) => {
    const { shaper, problems } = readConfigText(text);
    expect(shaper).toBe(null);
    return problems.map(({ id, start, end }) => [id, text.slice(start, end)]);
  };

  test('while it is no JSON, which is told at its place', () => {
    expect(shownProblems('{"version": 1,}')).toEqual([['json.trailing-comma', ',']]);
    expect(shownProblems('{"version": 1, "version": 1}')).toEqual([['json.duplicate-key', '"version"']]);
  });

  test('while it has what the app does not know or would not take', () => {
    expect(shownProblems('{"version": 1, "render": {"on": true, "format": "cvs"}}')).toEqual([
      ['revive.bad-value', '"format": "cvs"'],
    ]);
    expect(shownProblems('{"version": 1, "rendr": {}, "read": 3}')).toEqual([
      ['revive.bad-value', '"read": 3'],
      ['revive.unknown', '"rendr": {}'],
    ]);
    expect(shownProblems('{"version": 7}')).toEqual([['revive.version', '"version": 7']]);
    expect(shownProblems('[]')).toEqual([['revive.not-config', '[']]);
  });
});

describe('what is offered', () => {
  /** The offer at the bar in `text`, as labels, and the text after the first is taken. */
  const offerAt = (marked: string) => {
    const offset = marked.indexOf('|');
    const text = marked.replace('|', '');
    const { start, end, items } = completeConfig(text, offset);
    const [first] = items;
    return {
      labels: items.map(({ label }) => label),
      after: first === undefined ? text : text.slice(0, start) + first.insert + text.slice(end),
    };
  };

  test('keys that the object lacks', () => {
    expect(offerAt('{"fields": {"on": true, "rules": [], |}}')).toEqual({
      labels: ['changes', 'order', 'others', 'layers'],
      after: '{"fields": {"on": true, "rules": [], "changes": []}}',
    });
    expect(offerAt('{"truncate": {"sort": [{"path": ["a"], "di|"}]}}')).toEqual({
      labels: ['direction'],
      after: '{"truncate": {"sort": [{"path": ["a"], "direction": "asc"}]}}',
    });
  });

  test('a key alone where its value is there', () => {
    expect(offerAt('{"envelope": {"|": true}}').after).toBe('{"envelope": {"on": true}}');
  });

  test('values that the app knows, in place of the word at the caret', () => {
    expect(offerAt('{"render": {"placement": "ins|ide"}}')).toEqual({
      labels: ['inside', 'above', 'string'],
      after: '{"render": {"placement": "inside"}}',
    });
    expect(offerAt('{"read": {"on": f|').labels).toEqual(['true', 'false']);
    expect(offerAt('{"redact": {"rules": [{"target": {"by": |').labels).toEqual([
      'detector',
      'key',
      'names',
      'path',
      'words',
      'pattern',
    ]);
  });

  test('nothing where anything may stand or nothing is known', () => {
    expect(offerAt('{"envelope": {"meta": {|}}}').labels).toEqual([]);
    expect(offerAt('{"nothing": |').labels).toEqual([]);
  });
});

test('the schema names exactly what a config holds', () => {
  const stages = Object.entries(configSchema.is === 'object' ? configSchema.members : {});
  expect(stages.map(([stage]) => stage)).toEqual(Object.keys(defaultShaper));
  for (const [stage, node] of stages) {
    if (node.is !== 'object') continue;
    const defaults: unknown = Object.entries(defaultShaper).find(([name]) => name === stage)?.[1];
    expect([stage, Object.keys(node.members)]).toEqual([stage, Object.keys(defaults ?? {})]);
    for (const [option, { is, ...rest }] of Object.entries(node.members)) {
      if (is !== 'choice' || !('values' in rest)) continue;
      for (const value of rest.values) {
        expect(reviveShaper({ version: 1, [stage]: { [option]: value } }).problems).toEqual([]);
      }
    }
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Detector } from '../../../src/core/model.ts';
import { toAssignmentDetector } from '../../../src/core/redact/assignment-detector.ts';
import { detectors } from '../../../src/core/redact/detectors/index.ts';
import { findSecretsInSteps } from '../../../src/core/redact/find-secrets.ts';
import { findSecrets } from '../../../src/core/redact/index.ts';

const modules = import.meta.glob<{
  examples?: { hits: readonly { text: string }[]; misses: readonly { text: string }[] };
}>('../../../src/core/redact/detectors/*.ts', { eager: true });
const exampleTexts = Object.values(modules).flatMap(({ examples }) =>
  examples === undefined ? [] : [...examples.hits, ...examples.misses].map(({ text }) => text),
);
const all: readonly Detector[] = [...detectors, toAssignmentDetector('key 0', ['pw_hash', 'apiKey', '密码'], 'fixed')];

const example = fc.constantFrom(...exampleTexts);
/** Examples cut and joined, so that hits stand one into the other, behind every character that may open or forbid one. */
const piece = fc.oneof(
  example,
  example,
  fc.tuple(example, fc.nat(60), fc.nat(60)).map(([text, start, length]) => text.slice(start, start + length)),
  fc.constantFrom(
    '\\n',
    '\\t',
    '-',
    '+',
    '(',
    '.',
    ':',
    '/',
    '_',
    ' ',
    '"',
    '\n',
    '0',
    '86',
    '1',
    'a',
    'Z',
    '中',
    '😀',
    '\ud83d',
  ),
  fc.constantFrom('apiKey=', '"pw_hash": "', '密码：', 'password=', 'host=x;', 'Bearer ', 'secret_key: ', '://a:', '@'),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const everywhere = /(?=.)/gs;

describe.each(all)('$id', (detector) => {
  test('finds by its anchor what it finds when it tries every place', () => {
    fc.assert(
      fc.property(text, (input) => {
        expect(detector.find(input)).toEqual(detector.find(input, everywhere));
      }),
      { numRuns: 2000 },
    );
  });
});

test('a scan in steps finds the same, a detector at a step', () => {
  fc.assert(
    fc.property(text, (input) => {
      const steps = findSecretsInSteps(input);
      let count = 0;
      let step = steps.next();
      for (; !step.done; step = steps.next()) count++;
      expect([step.value, count]).toEqual([findSecrets(input), detectors.length]);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishSteps } from '../../../src/core/finish-steps.ts';
import type { Detector } from '../../../src/core/model.ts';
import { toAssignmentDetector } from '../../../src/core/redact/assignment-detector.ts';
import { detectors } from '../../../src/core/redact/detectors/index.ts';
import { findSecretsInSteps } from '../../../src/core/redact/find-secrets.ts';
import { findSecrets } from '../../../src/core/redact/index.ts';
import { isMasked } from '../../../src/core/redact/mask-text.ts';

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

describe.each(all)('$id', (detector) => {
  test('has its anchors wherever it matches', () => {
    fc.assert(
      fc.property(text, (input) => {
        const found = new Set(findSecrets(input, [detector]).flatMap(({ start, end }) => [start, end]));
        for (let at = 0; at < input.length; at++) {
          const span = detector.match(input, at);
          if (span === null || found.has(span.start) || isMasked(input.slice(span.start, span.end))) continue;
          // What another hit covers is found with that one.
          const isCovered = findSecrets(input, [detector]).some(
            ({ start, end }) => start < span.end && span.start < end,
          );
          expect({ span, isCovered }).toEqual({ span, isCovered: true });
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('a scan in steps finds the same', () => {
  fc.assert(
    fc.property(text, fc.nat(600_000), (input, padding) => {
      const long = `${' '.repeat(padding)}${input}`;
      expect(finishSteps(findSecretsInSteps(long))).toEqual(findSecrets(long));
    }),
  );
});

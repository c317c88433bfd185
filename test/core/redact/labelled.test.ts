import { expect, test } from 'vitest';
import { detectors } from '../../../src/core/index.ts';
import { labelledIds, makeLabelled } from '../../bench/redaction/labelled.ts';
import { scoreTexts } from '../../bench/redaction/score.ts';

// `REDACT_TEXTS=20000 REDACT_SEED=7 npx vitest run test/core/redact/labelled.test.ts` draws more and others.
const count = Number(process.env.REDACT_TEXTS ?? 2000);
const seed = Number(process.env.REDACT_SEED ?? 20260101);

test('every detector has values that are made for it', () => {
  expect([...labelledIds].sort()).toEqual(detectors.map(({ id }) => id).sort());
});

test(`${count} labelled texts of seed ${seed}: what vendors prefix and numbers with a check are found, lookalikes are not`, () => {
  const scores = scoreTexts(makeLabelled(count, seed));
  const { precision = 0, recall = 0 } = scores.get('all') ?? {};
  expect([precision >= 0.97, recall >= 0.97], `precision ${precision}, recall ${recall}`).toEqual([true, true]);
  const weak = [...scores].filter(([id, score]) => {
    const least = id === 'generic-secret' ? 0.8 : 0.9;
    return score.precision < least || score.recall < least;
  });
  expect(weak.map(([id, { samples }]) => [id, samples])).toEqual([]);
});

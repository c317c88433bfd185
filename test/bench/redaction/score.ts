import { findSecrets } from '../../../src/core/index.ts';
import type { LabelledText } from './labelled.ts';

export interface Score {
  readonly found: number;
  readonly missed: number;
  /** Hits where nothing of that kind is. */
  readonly wrong: number;
  readonly precision: number;
  readonly recall: number;
  /** A few of what was missed and wrong. */
  readonly samples: readonly string[];
}

/**
 * Scores by detector and in `all`. A label is found where one hit covers just its stretch; which detector names it counts
 * for the detector's row, not for `all`.
 */
export function scoreTexts(texts: readonly LabelledText[]): ReadonlyMap<string, Score> {
  const tally = new Map<string, { found: number; missed: number; wrong: number; samples: string[] }>();
  const rowOf = (id: string) => {
    const row = tally.get(id) ?? { found: 0, missed: 0, wrong: 0, samples: [] };
    tally.set(id, row);
    return row;
  };
  for (const { text, labels } of texts) {
    const hits = findSecrets(text);
    for (const label of labels) {
      const exact = hits.find(({ start, end }) => start === label.start && end === label.end);
      rowOf('all')[exact === undefined ? 'missed' : 'found']++;
      const row = rowOf(label.detector);
      if (exact?.detector === label.detector) row.found++;
      else {
        row.missed++;
        row.samples.push(
          `missed ${text.slice(Math.max(0, label.start - 12), label.end + 12)}${exact === undefined ? '' : ` (${exact.detector})`}`,
        );
      }
    }
    for (const hit of hits) {
      const isLabelled = labels.some(({ start, end }) => hit.start < end && start < hit.end);
      if (isLabelled) continue;
      rowOf('all').wrong++;
      const row = rowOf(hit.detector);
      row.wrong++;
      row.samples.push(`wrong ${text.slice(hit.start, hit.end)}`);
    }
  }
  return new Map(
    [...tally].map(([id, row]) => [
      id,
      { ...row, precision: row.found / (row.found + row.wrong), recall: row.found / (row.found + row.missed) },
    ]),
  );
}

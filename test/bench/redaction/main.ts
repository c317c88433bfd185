import { detectors } from '../../../src/core/index.ts';
import { hostileTimes, mostGrowth } from './hostile.ts';
import { makeLabelled } from './labelled.ts';
import { scoreTexts } from './score.ts';

/** Precision and recall of the detectors: `REDACT_TEXTS=20000 REDACT_SEED=7 npm run bench -- --redaction`. */
export function printScores(): void {
  const count = Number(process.env.REDACT_TEXTS ?? 4000);
  const seed = Number(process.env.REDACT_SEED ?? 20260101);
  console.log(`${count} texts, seed ${seed}`);
  const scores = [...scoreTexts(makeLabelled(count, seed))].sort(([a], [b]) => a.localeCompare(b));
  console.table(
    Object.fromEntries(
      scores.map(([id, { found, missed, wrong, precision, recall }]) => [
        id,
        { found, missed, wrong, precision: Number(precision.toFixed(3)), recall: Number(recall.toFixed(3)) },
      ]),
    ),
  );
  for (const [id, { samples }] of scores)
    for (const sample of samples.slice(0, 3)) console.log(id, JSON.stringify(sample));
}

const modules = import.meta.glob<{ examples?: { hits: readonly { text: string }[] } }>(
  '../../../src/core/redact/detectors/*.ts',
  { eager: true },
);

/** The costliest hostile texts and those that grow most, over all detectors or the one that is named. */
export function printHostile(only = process.env.REDACT_DETECTOR): void {
  const texts = (id: string) =>
    modules[`../../../src/core/redact/detectors/${id}.ts`]?.examples?.hits.map(({ text }) => text) ?? [];
  const wanted = detectors.filter(({ id }) => only === undefined || id === only);
  const times = hostileTimes(wanted, texts).map(({ detector, piece, milliseconds, growth }) => ({
    detector,
    piece: piece.slice(0, 40),
    'ms for 1 MB': Number(milliseconds.toFixed(0)),
    growth: Number(growth.toFixed(1)),
  }));
  console.log(`${wanted.length} detectors, hostile texts; at most ${mostGrowth} times the 100 kB are asked of 1 MB`);
  console.table([...times].sort((a, b) => b.growth - a.growth).slice(0, 15));
  console.table([...times].sort((a, b) => b['ms for 1 MB'] - a['ms for 1 MB']).slice(0, 15));
}

import { hostileTimes } from './hostile.ts';
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

/** The slowest hostile texts: what 1 MB costs, as a multiple of 100 kB. */
export function printHostile(): void {
  const texts = (id: string) =>
    modules[`../../../src/core/redact/detectors/${id}.ts`]?.examples?.hits.map(({ text }) => text) ?? [];
  const times = [...hostileTimes(texts)].sort((a, b) => b.growth - a.growth);
  const shown = times.map(({ detector, piece, milliseconds, growth }) => ({
    detector,
    piece: piece.slice(0, 30),
    milliseconds: Number(milliseconds.toFixed(0)),
    growth: Number(growth.toFixed(1)),
  }));
  console.table(shown.slice(0, 12));
  console.table(shown.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 12));
}

import { type Deps, type Edit, editShaper, runShaperInSteps } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import type { Weighed } from './answers.ts';
import type { RunTexts } from './run-texts.ts';
import type { TextCounts } from './text-counts.ts';

/** What the final text would cost after edits, by shaping and counting it. */
export function* weighEdits(
  { run }: RunTexts,
  edits: readonly Edit[],
  deps: Deps,
  counts: TextCounts,
  counter: TokenCounter,
): Generator<null, Weighed> {
  const steps = runShaperInSteps(run.reading, editShaper(run.shaper, edits), deps, run);
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      yield null;
      continue;
    }
    const { text, stages } = step.value;
    return { tokens: yield* counts.weigh('render', text, counter), rows: stages.at(-1)?.report.kept ?? 0 };
  }
}

import type { Deps } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import { billRun } from './bill-run.ts';
import { plotRows } from './plot-rows.ts';
import type { Request, Response } from './protocol.ts';
import type { RunTexts } from './run-texts.ts';
import type { Sample } from './sample.ts';
import { tallyFormats } from './tally-formats.ts';
import { weighEdits } from './weigh-edits.ts';

/** What people ask about the last shaping of a sample, to be counted. */
export type Question = Extract<Request, { type: 'tally' | 'plot' | 'bill' | 'weigh' }>;

/** Takes steps about texts; null once they are no longer the newest. */
export type Explore = <R>(begin: (texts: RunTexts) => Iterator<null, R>) => Promise<R | null>;

export async function answerQuestion(
  question: Question,
  sample: Sample,
  counter: TokenCounter,
  deps: Deps,
  explore: Explore,
): Promise<Response> {
  const { id } = question;
  switch (question.type) {
    case 'tally':
      return { type: 'tallied', id, tokens: await explore((texts) => tallyFormats(texts, counter)) };
    case 'plot':
      return { type: 'plotted', id, plot: await explore((texts) => plotRows(texts, deps, counter)) };
    case 'bill':
      return { type: 'billed', id, bill: await explore(({ run }) => billRun(run, counter)) };
    case 'weigh': {
      const steps = (texts: RunTexts) => weighEdits(texts, question.edits, deps, sample.counts, counter);
      return { type: 'weighed', id, weighed: await explore(steps) };
    }
  }
}

import { fromLive } from './from-live.ts';
import type { Deps, Facts, Json, Reader, Reading, Result } from './model.ts';
import { readWith } from './read/read-output.ts';
import { type Parts, type Run, runChain } from './run.ts';
import type { Shaper } from './shaper.ts';
import { limitsIn } from './truncate/text-budget.ts';
import type { Budget } from './truncate/truncate-step.ts';
import { resultWords } from './words/en.ts';

/** Everything between a tool's output and the message. */
export interface AllParts extends Parts {
  readonly readers: readonly Reader[];
}

export interface ToolResult {
  /** What the model reads. */
  readonly text: string;
  readonly envelope: Json;
  readonly result: Result;
  /** The provider's own object around the text. */
  readonly message: Json;
}

/** Reads and shapes an output; a fault of ours becomes a result that says so. */
export function shapeOutput(
  output: unknown,
  facts: Facts,
  deps: Partial<Deps>,
  shaper: Shaper,
  parts: AllParts,
): ToolResult {
  try {
    return pick(shapeReading(readLiveOutput(output, facts, shaper, parts.readers), shaper, deps, parts));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const failed = { code: 'SHAPING_FAILED', message: resultWords.shapingFailed(message) };
    const reading = { ...readLiveOutput('', {}, shaper, []), value: { error: failed } };
    return pick(
      runChain(reading, { ...shaper, truncate: { ...shaper.truncate, budget: null } }, completeDeps(deps), {
        ...parts,
        steps: [],
      }),
    );
  }
}

function pick({ text, envelope, result, message }: Run): ToolResult {
  return { text, envelope, result, message };
}

/** A budget of tokens can't be kept without a counter: then the result warns that it wasn't. */
function shapeReading(reading: Reading, shaper: Shaper, deps: Partial<Deps>, parts: Parts): Run {
  const { truncate } = shaper;
  const isUncounted = truncate.on && truncate.budget?.tokens !== undefined && deps.countTokens === undefined;
  if (!isUncounted) return runChain(reading, shaper, completeDeps(deps), parts);
  const warned = { ...reading, warnings: ['budget_not_applied', ...reading.warnings] };
  return runChain(
    warned,
    { ...shaper, truncate: { ...truncate, budget: untokened(truncate.budget) } },
    completeDeps(deps),
    parts,
  );
}

/** What else it limits still holds. */
function untokened(budget: Budget | null): Budget | null {
  const rest = budget === null ? null : { ...budget, tokens: undefined };
  return rest === null || limitsIn(rest).length === 0 ? null : rest;
}

function completeDeps(deps: Partial<Deps>): Deps {
  return { countTokens: () => 0, now: () => Date.now(), randomId: () => '', ...deps };
}

/** Text goes through the readers; any other value is taken for what it is, and looked into like a pasted one. */
function readLiveOutput(output: unknown, facts: Facts, shaper: Shaper, available: readonly Reader[]): Reading {
  const hints = { facts, readers: shaper.read.on ? shaper.read.readers : [] };
  if (typeof output === 'string') return readWith({ of: 'text', text: output }, available, hints);
  return readWith({ of: 'value', value: fromLive(output) }, available, hints);
}

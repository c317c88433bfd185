import { styles } from './envelope/index.ts';
import type { Deps, Reading, TextPart } from './model.ts';
import { detectors } from './redact/detectors/index.ts';
import { textFences } from './render/fence-text.ts';
import { formats } from './render/index.ts';
import { layOutChainInSteps, type Parts, type Run, type RunDraft, runChain, runChainInSteps } from './run.ts';
import type { Shaper } from './shaper.ts';
import { steps } from './steps.ts';
import { summarizers } from './summary/index.ts';
import { wires } from './wire/index.ts';

const allParts: Parts = {
  steps,
  detectors,
  summarizers,
  textFences,
  styles,
  formats,
  wires,
};

/** Takes a reading through the whole chain. A step whose input and options `previous` had too is not run again. */
export function runShaper(reading: Reading, shaper: Shaper, deps: Deps, previous?: Run): Run {
  return runChain(reading, shaper, deps, allParts, previous);
}

/** As `runShaper`, in steps of some milliseconds, most of them. */
export function runShaperInSteps(
  reading: Reading,
  shaper: Shaper,
  deps: Deps,
  previous?: Run,
): Generator<RunDraft | null, Run> {
  return runChainInSteps(reading, shaper, deps, allParts, previous);
}

/** The final text that `runShaper` would give, still to be written. */
export function layOutShaperInSteps(
  reading: Reading,
  shaper: Shaper,
  deps: Deps,
  previous?: Run,
): Generator<null, Iterable<TextPart>> {
  return layOutChainInSteps(reading, shaper, deps, allParts, previous);
}

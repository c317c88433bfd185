import { styles } from './envelope/index.ts';
import { fieldsStep } from './fields/fields-step.ts';
import type { Deps, Reading } from './model.ts';
import { detectors } from './redact/detectors/index.ts';
import { redactStep } from './redact/redact-step.ts';
import { formats } from './render/index.ts';
import { type Run, runChain } from './run.ts';
import { selectStep } from './select/select-step.ts';
import type { Shaper } from './shaper.ts';
import { truncateStep } from './truncate/truncate-step.ts';
import { wires } from './wire/index.ts';

export { type CheckContext, findProblems } from './check/index.ts';
export { classifyError, decideNext } from './decide/index.ts';
export { detectEnvelope, styles, toEnvelope } from './envelope/index.ts';
export { collectStats } from './fields/index.ts';
export type * from './model.ts';
export { readers, readOutput } from './read/index.ts';
export { detectors } from './redact/detectors/index.ts';
export { formats, renderAs } from './render/index.ts';
export type { Run } from './run.ts';
export { defaultShaper, type Edit, editShaper, type Shaper, type StageName } from './shaper.ts';
export { suggestShaper } from './suggest-shaper.ts';
export { toMessage, wires } from './wire/index.ts';

/** Takes a reading through the whole chain. A step whose input and options `previous` had too is not run again. */
export function runShaper(reading: Reading, shaper: Shaper, deps: Deps, previous?: Run): Run {
  return runChain(
    reading,
    shaper,
    deps,
    { steps: [selectStep, fieldsStep, redactStep, truncateStep], detectors, styles, formats, wires },
    previous,
  );
}

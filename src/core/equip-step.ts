import type { Parcel, StepOutcome, StepTools } from './model.ts';
import type { Step } from './run.ts';
import type { Shaper } from './shaper.ts';

/** A step that is made of parts, named as the registries that they are taken from. */
export interface StepOfParts<P> extends Omit<Step, 'settings' | 'run' | 'runInSteps'> {
  readonly needs: readonly (keyof P)[];
  settings(shaper: Shaper, carriesMeta: boolean, parts: P): unknown;
  run(parcel: Parcel, shaper: Shaper, tools: StepTools, parts: P): StepOutcome;
  readonly runInSteps?: (parcel: Parcel, shaper: Shaper, tools: StepTools, parts: P) => Generator<null, StepOutcome>;
}

/** The step with all parts of its registries, or with those that a shaper uses. */
export function equipStep<P>({ runInSteps, ...step }: StepOfParts<P>, parts: P): Step {
  const equipped: Step = {
    ...step,
    settings: (shaper, carriesMeta) => step.settings(shaper, carriesMeta, parts),
    run: (parcel, shaper, tools) => step.run(parcel, shaper, tools, parts),
  };
  if (runInSteps === undefined) return equipped;
  return { ...equipped, runInSteps: (parcel, shaper, tools) => runInSteps(parcel, shaper, tools, parts) };
}

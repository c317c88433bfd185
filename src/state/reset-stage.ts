import { defaultShaper, type Edit, type StageName } from '../core/index.ts';

/** The edit that makes a stage as it is in a new shaper. */
export function resetStage(stage: StageName): Edit {
  // The change belongs to the stage: the type can't say that of a name that is known only at run time.
  return { type: 'set', stage, change: defaultShaper[stage] } as Edit;
}

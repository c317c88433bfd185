import { defaultShaper, type Edit, type Shaper, type StageName } from '../core/index.ts';

/** The edit that makes a stage as it is in a new shaper. */
export function resetStage(stage: StageName): Edit {
  // The change belongs to the stage: the type can't say that of a name that is known only at run time.
  return { type: 'set', stage, change: defaultShaper[stage] } as Edit;
}

/** The edit that makes everything as in a new shaper, but for the readers, which belong to the output. */
export function resetShaper({ read }: Shaper): Edit {
  return { type: 'replace', shaper: { ...defaultShaper, read } };
}

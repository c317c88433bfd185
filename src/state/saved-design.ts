import type { Design, Facts, Sample } from '../core/index.ts';
import type { Budget } from './budgets.ts';
import type { DesignState, SampleState } from './workspace.ts';

/** A design as links, files and the browser's storage hold it. */
export interface SavedDesign extends Design {
  readonly budget: Budget;
}

/** What leaves with a shared design: the config alone, or the outputs with their facts too. */
export function saveForSharing(design: DesignState, hasOutputs: boolean): SavedDesign {
  return {
    version: 1,
    id: 'shared',
    name: design.name,
    shaper: design.history.present,
    budget: design.budget,
    samples: hasOutputs
      ? design.samples.filter(({ length }) => length > 0).map((sample) => saveSample(sample, true))
      : [],
  };
}

/** A sample; without its output also without the facts that are parts of one. */
export function saveSample({ id, name, text, facts }: SampleState, hasOutput: boolean): Sample {
  return hasOutput ? { id, name, output: text, facts } : { id, name, output: '', facts: withoutPasted(facts) };
}

function withoutPasted(facts: Facts): Facts {
  const { stderr: _, headers: __, ...rest } = facts;
  return rest;
}

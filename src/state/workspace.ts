import { defaultShaper, type Facts, type Shaper } from '../core/index.ts';
import { type Budget, defaultBudget } from './budgets.ts';
import { type History, startHistory } from './history.ts';

/** One output with what is known beside it. */
export interface SampleState {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** UTF-16 units; 0 for an empty sample. */
  readonly length: number;
  /** Grows with each new text. */
  readonly revision: number;
  /** Facts set by hand; those that the paste shows come with the reading. */
  readonly facts: Facts;
}

/** What a person works on: a shaper and its samples. */
export interface DesignState {
  readonly id: string;
  readonly name: string;
  readonly history: History<Shaper>;
  readonly samples: readonly SampleState[];
  readonly sampleId: string;
  readonly budget: Budget;
  /** True until something was pasted: that output gets a shaper of its own. */
  readonly isFresh: boolean;
  /** True once a person changed the shaper: a cleared output then no longer makes the design fresh. */
  readonly isTouched: boolean;
}

export interface Workspace {
  readonly designs: readonly DesignState[];
  readonly designId: string;
}

export function startWorkspace(newId: () => string): Workspace {
  const design = newDesign(newId, '');
  return { designs: [design], designId: design.id };
}

export function newDesign(newId: () => string, name: string): DesignState {
  const sample = newSample(newId(), '');
  return {
    id: newId(),
    name,
    history: startHistory(defaultShaper),
    samples: [sample],
    sampleId: sample.id,
    budget: defaultBudget,
    isFresh: true,
    isTouched: false,
  };
}

export function newSample(id: string, name: string): SampleState {
  return { id, name, text: '', length: 0, revision: 0, facts: {} };
}

export function currentDesign(workspace: Workspace): DesignState {
  const design = workspace.designs.find(({ id }) => id === workspace.designId);
  if (design === undefined) throw new Error(`The workspace has no design ${workspace.designId}`);
  return design;
}

export function currentSample(design: DesignState): SampleState {
  const sample = design.samples.find(({ id }) => id === design.sampleId);
  if (sample === undefined) throw new Error(`The design has no sample ${design.sampleId}`);
  return sample;
}

/** The workspace with its current design changed. */
export function changeDesign(workspace: Workspace, change: (design: DesignState) => Partial<DesignState>): Workspace {
  return {
    ...workspace,
    designs: workspace.designs.map((design) =>
      design.id === workspace.designId ? { ...design, ...change(design) } : design,
    ),
  };
}

/** The workspace with the current sample of its current design changed. */
export function changeSample(workspace: Workspace, change: Partial<SampleState>): Workspace {
  return changeDesign(workspace, (design) => ({
    samples: design.samples.map((sample) => (sample.id === design.sampleId ? { ...sample, ...change } : sample)),
  }));
}

/** The workspace with one more design, which becomes the current one. Only designs in which nothing was done give way. */
export function addDesign(workspace: Workspace, design: DesignState): Workspace {
  return { designs: [...workspace.designs.filter((other) => !isPristine(other)), design], designId: design.id };
}

/** True where nothing was pasted, named or changed. */
export function isPristine(design: DesignState): boolean {
  return !isWorthKeeping(design, true);
}

/** True where something would be missed if it were gone; an output counts only where it can be kept. */
export function isWorthKeeping({ name, samples, budget, isTouched }: DesignState, withOutputs: boolean): boolean {
  const [first] = samples;
  return (
    name !== '' ||
    isTouched ||
    samples.length > 1 ||
    budget.limit !== defaultBudget.limit ||
    budget.unit !== defaultBudget.unit ||
    (first !== undefined && (first.name !== '' || Object.keys(first.facts).length > 0)) ||
    (withOutputs && first !== undefined && first.length > 0)
  );
}

import { startHistory } from './history.ts';
import {
  addDesign,
  currentDesign,
  type DesignState,
  isPristine,
  newDesign,
  newSample,
  type SampleState,
  type Workspace,
} from './workspace.ts';

/** A design or a sample that was removed, and where it stood. */
export interface Removed<T> {
  readonly item: T;
  readonly index: number;
}

export function switchDesign(workspace: Workspace, designId: string): Workspace {
  return workspace.designs.some(({ id }) => id === designId) ? { ...workspace, designId } : workspace;
}

/** The workspace with one design changed, the current one or another. */
export function changeDesignOf(
  workspace: Workspace,
  designId: string,
  change: (design: DesignState) => DesignState,
): Workspace {
  return {
    ...workspace,
    designs: workspace.designs.map((design) => (design.id === designId ? change(design) : design)),
  };
}

/** A design of its own with the same shaper and samples. */
export function duplicateDesign(design: DesignState, newId: () => string, name: string): DesignState {
  const samples = design.samples.map((sample) => ({ ...sample, id: newId() }));
  const at = design.samples.findIndex(({ id }) => id === design.sampleId);
  const current = samples[at] ?? samples[0] ?? newSample(newId(), '');
  return {
    ...design,
    id: newId(),
    name,
    history: startHistory(design.history.present),
    samples: samples.length === 0 ? [current] : samples,
    sampleId: current.id,
  };
}

/** The workspace without a design; the one beside it becomes current, a new one where none is left. */
export function removeDesign(workspace: Workspace, designId: string, newId: () => string): Workspace {
  const index = workspace.designs.findIndex(({ id }) => id === designId);
  if (index < 0) return workspace;
  const designs = workspace.designs.filter(({ id }) => id !== designId);
  if (designs.length === 0) designs.push(newDesign(newId, ''));
  if (workspace.designId !== designId) return { ...workspace, designs };
  const next = designs[Math.min(index, designs.length - 1)];
  return next === undefined ? workspace : { designs, designId: next.id };
}

/** Puts a removed design back where it stood and makes it current. */
export function restoreDesign(workspace: Workspace, { item, index }: Removed<DesignState>): Workspace {
  const designs = workspace.designs.filter((design) => design.id !== item.id && !isPristine(design));
  return { designs: insertAt(designs, index, item), designId: item.id };
}

/** The design with one more sample, which becomes the current one. */
export function addSample(design: DesignState, sample: SampleState): DesignState {
  return { ...design, samples: [...design.samples, sample], sampleId: sample.id };
}

export function switchSample(design: DesignState, sampleId: string): DesignState {
  return design.samples.some(({ id }) => id === sampleId) ? { ...design, sampleId } : design;
}

export function renameSample(design: DesignState, sampleId: string, name: string): DesignState {
  return {
    ...design,
    samples: design.samples.map((sample) => (sample.id === sampleId ? { ...sample, name } : sample)),
  };
}

/** The design without a sample; an empty one takes the place of the last. */
export function removeSample(design: DesignState, sampleId: string, newId: () => string): DesignState {
  const index = design.samples.findIndex(({ id }) => id === sampleId);
  if (index < 0) return design;
  const samples = design.samples.filter(({ id }) => id !== sampleId);
  if (samples.length === 0) samples.push(newSample(newId(), ''));
  if (design.sampleId !== sampleId) return { ...design, samples };
  const next = samples[Math.min(index, samples.length - 1)];
  return next === undefined ? design : { ...design, samples, sampleId: next.id };
}

export function restoreSample(design: DesignState, { item, index }: Removed<SampleState>): DesignState {
  const samples = design.samples.filter(({ id, length, name }) => id !== item.id && !(length === 0 && name === ''));
  return { ...design, samples: insertAt(samples, index, item), sampleId: item.id };
}

/** The name, or the same with the lowest number that makes it the only one. */
export function uniqueName(wanted: string, taken: readonly string[]): string {
  if (wanted === '' || !taken.includes(wanted)) return wanted;
  const [, stem = wanted] = /^(.*?) \d{1,4}$/.exec(wanted) ?? [];
  let number = 2;
  while (taken.includes(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

/** Adds designs that come from elsewhere, behind those that are there, without leaving the current one. */
export function joinDesigns(workspace: Workspace, found: readonly DesignState[]): Workspace {
  const known = new Set(workspace.designs.map(({ id }) => id));
  const added = found.filter(({ id }) => !known.has(id));
  return added.length === 0 ? workspace : { ...workspace, designs: [...added, ...workspace.designs] };
}

/** The workspace with its current design as it was before; what came from elsewhere in the meantime stays. */
export function bringBackDesign(workspace: Workspace, before: Workspace): Workspace {
  const design = currentDesign(before);
  const isHere = workspace.designs.some(({ id }) => id === design.id);
  const { designs } = isHere ? workspace : addDesign(workspace, design);
  return changeDesignOf({ designs, designId: design.id }, design.id, () => design);
}

export function workspaceNames({ designs }: Workspace): readonly string[] {
  return designs.map(({ name }) => name);
}

function insertAt<T>(items: readonly T[], index: number, item: T): readonly T[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}

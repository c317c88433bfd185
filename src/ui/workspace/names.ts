import type { DesignState, SampleState } from '../../state/workspace.ts';
import { words } from '../words/index.ts';

export function nameOfDesign({ name }: DesignState): string {
  return name === '' ? words.work.unnamedDesign : name;
}

export function nameOfSample({ id, name }: SampleState, { samples }: DesignState): string {
  return name === '' ? words.work.sampleName(samples.findIndex((sample) => sample.id === id) + 1) : name;
}

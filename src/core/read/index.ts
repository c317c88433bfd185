import type { ReadHints, Reading } from '../model.ts';
import { readWith, readWithInSteps } from './read-output.ts';
import { readers } from './readers/index.ts';
import { choicesOf, type LayerChoices } from './reading-choices.ts';

export { diffTexts, type TextEdit } from './diff-texts.ts';
export { readWith } from './read-output.ts';
export { readers } from './readers/index.ts';
export type { LayerChoices, ReadingChoice } from './reading-choices.ts';
export { type JsonRepair, repairJson } from './repair-json.ts';

/** Understands an output. Never throws on text; problems carry offsets into it. */
export function readOutput(text: string, hints?: ReadHints): Reading {
  return readWith({ of: 'text', text }, readers, hints);
}

/** As `readOutput`, in steps of some milliseconds, most of them. */
export function readOutputInSteps(text: string, hints?: ReadHints): Generator<null, Reading> {
  return readWithInSteps({ of: 'text', text }, readers, hints);
}

/** What else each layer of an output could be read as. */
export function findReadings(text: string, hints?: ReadHints): readonly LayerChoices[] {
  return choicesOf({ of: 'text', text }, readers, hints);
}

import type { ReadHints, Reading } from '../model.ts';
import { readWith } from './read-output.ts';
import { readers } from './readers/index.ts';

export { readWith } from './read-output.ts';
export { readers } from './readers/index.ts';

/** Understands an output. Never throws on text; problems carry offsets into it. */
export function readOutput(text: string, hints?: ReadHints): Reading {
  return readWith({ of: 'text', text }, readers, hints);
}

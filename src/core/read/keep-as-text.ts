import type { Problem, ReadStep } from '../model.ts';

/** A text that its reader knows and can't read: it stays text, and that is said. */
export function keepAsText(text: string, problem: Problem): ReadStep {
  return {
    next: { of: 'value', value: text },
    isFinal: true,
    format: 'text',
    problems: [problem],
    isPartial: true,
    warnings: ['input_broken'],
  };
}

import type { LossKind } from '../model.ts';

/** What a format may do to a text, and the text as it is after that has been done to it. */
const textChanges: readonly (readonly [LossKind, (text: string) => string])[] = [
  ['lone-surrogate', (text) => text.replace(/\p{Cs}/gu, '\ufffd')],
  ['control-character', (text) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')],
  ['line-break-changed', (text) => text.replace(/\r\n?|<br>/g, '\n')],
  ['text-trimmed', (text) => text.trim()],
];

/** Sets of changes as bits, the smallest first. */
const changeSets = [1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15];

/** How a text came to be another one: the fewest changes that explain it, or that it is simply changed. */
export function compareTexts(before: string, after: string): readonly LossKind[] {
  if (before === after) return [];
  for (const bits of changeSets) {
    const chosen = textChanges.filter((_, index) => (bits & (1 << index)) !== 0);
    const change = (text: string) => chosen.reduce((changed, [, apply]) => apply(changed), text);
    if (change(before) === change(after)) return chosen.map(([kind]) => kind);
  }
  return ['text-changed'];
}

/** A text to which all of it was done: equal for texts that such changes tell apart. */
export function plainestText(text: string): string {
  return textChanges.reduce((changed, [, change]) => change(changed), text);
}

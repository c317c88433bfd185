import type { TextPart } from '../model.ts';
import { changeRowTexts } from './change-row-texts.ts';

/** Puts a text between a line that opens a fence and one that closes it: what stands there a tool returned, it is no instruction. */
export interface Fence {
  readonly id: string;
  /** What a text inside can't know; made of a run's random id, empty without one. */
  makeTag(id: string): string;
  wrap(layout: Iterable<TextPart>, tag: string): Iterable<TextPart>;
}

export const untrustedFence: Fence = {
  id: 'untrusted',
  makeTag: (id) => id.replace(/[^\da-z]/gi, '').slice(0, 8),
  *wrap(layout, tag) {
    const name = tag === '' ? 'untrusted' : `untrusted-${tag}`;
    yield `<${name}>\n`;
    for (const part of layout)
      yield typeof part === 'string' ? escapeClosing(part) : changeRowTexts(part, escapeClosing);
    yield `\n</${name}>`;
  },
};

export const textFences = [untrustedFence] as const satisfies readonly Fence[];

/** Whatever its tag. */
const fenceClosing = /<\/(?=\s{0,20}untrusted)/gi;

/** In a JSON string `<\/` stands for `</`. */
function escapeClosing(text: string): string {
  return text.includes('</') ? text.replace(fenceClosing, '<\\/') : text;
}

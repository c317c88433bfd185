import type { Cut, Json } from '../model.ts';
import { CutLedger } from './cut-ledger.ts';
import type { TextCut } from './cut-text.ts';
import { cutValues } from './cut-values.ts';
import type { Limits } from './limits.ts';

/** Cuts inside of rows: texts, lists and levels. */
export interface InnerCutter {
  readonly id: string;
  cut(rows: Json, limits: Limits, isList: boolean, countText: (text: string) => number): InnerCuts;
}

export interface InnerCuts {
  readonly value: Json;
  /** Texts that were shortened, and the characters that went; lists and objects that were. */
  readonly texts: number;
  readonly characters: number;
  readonly parts: number;
  readonly cuts: readonly Cut[];
}

export const innerCutter: InnerCutter = {
  id: 'inner',
  cut(rows, limits, isList, countText) {
    const ledger = new CutLedger();
    const value = cutValues(
      rows,
      {
        text: textLimit(limits),
        fold: limits.fold,
        depth: finiteOrNull(limits.depth),
        elements: finiteOrNull(limits.elements),
        protect: limits.protect,
        countText,
      },
      ledger,
    );
    const { texts, characters, parts } = ledger;
    return { value, texts, characters, parts, cuts: ledger.cuts(isList, limits.isBrief) };
  },
};

export const innerCutters = [innerCutter] as const satisfies readonly InnerCutter[];

/** Head and tail as the options divide them, or two to one. */
function textLimit({ text, longest }: Limits): TextCut | null {
  if (!Number.isFinite(longest)) return text;
  const { limit, head, tail, align } = text ?? { limit: longest, head: 2, tail: 1, align: 'line' };
  // An ellipsis on a line of its own takes three.
  const room = Math.max(0, longest - 3);
  const share = head + tail === 0 ? 0 : Math.ceil((room * head) / (head + tail));
  if (text === null) return { limit, head: share, tail: room - share, align };
  return { limit: Math.min(limit, longest), head: Math.min(head, share), tail: Math.min(tail, room - share), align };
}

function finiteOrNull(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null;
}

import { callerError } from '../caller-error.ts';
import type { Parcel, StepOutcome } from '../model.ts';
import { showPath } from '../path.ts';
import { resultWords } from '../words/en.ts';
import { clipText, type TextClip } from './clip-text.ts';

/** One window of a text, with the way to the next; an error where it begins past the end. */
export function clipParcel(parcel: Parcel, text: string, clip: TextClip): StepOutcome {
  const clipped = clipText(text, clip);
  if (clipped === null)
    return {
      parcel: {
        ...parcel,
        failure: callerError('OFFSET_OUT_OF_RANGE', 'offset', resultWords.offsetOutOfRange(clip.offset)),
      },
      notes: [],
    };
  const { text: shown, total, shown: kept, nextOffset } = clipped;
  if (kept === total) return { parcel, notes: [] };
  const omitted = total - kept;
  return {
    parcel: {
      ...parcel,
      value: shown,
      characters: total,
      page: { sort: '', cursor: nextOffset === null ? null : String(nextOffset), hasMore: nextOffset !== null },
      warnings: [...parcel.warnings, 'text_truncated'],
      cuts: [...parcel.cuts, { path: showPath([]), omitted, unit: 'characters' }],
    },
    notes: [{ id: 'truncate.text', values: { count: 1, characters: omitted } }],
  };
}

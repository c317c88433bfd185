import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Path } from '../../core/index.ts';
import { picked, type Span } from '../hide/picked.ts';
import { useActions } from '../session-context.ts';

interface Selected {
  /** Null for a caret. */
  readonly tokens: number | null;
  /** The records' field; null where there is none. */
  readonly field: Path | null;
}

/** A selection rests this long, in milliseconds, before it is looked at. */
const restMs = 200;
/** The first units say which field it is. */
const toldBy = 200;
const nothing: Selected = { tokens: null, field: null };

/** What is selected, once that rests; its field is marked in the texts. */
export function useSelected(): Selected {
  const { countPart, slice, place, pointAt } = useActions();
  const span = useStore(picked, (state) => state.span);
  const [found, setFound] = useState<{ readonly of: Span; readonly selected: Selected } | null>(null);
  useEffect(() => {
    if (span === null) return;
    let isWanted = true;
    const look = async ({ sample, ref, start, end }: Span): Promise<Selected> => {
      const { text } = await slice(sample, ref, start, Math.max(start + 1, Math.min(end, start + toldBy)));
      const placed = text.trim() === '' ? null : await place(sample, ref, text, start);
      return { field: placed?.field ?? null, tokens: end > start ? await countPart(sample, ref, start, end) : null };
    };
    const timer = setTimeout(() => {
      look(span).then(
        (selected) => {
          if (!isWanted) return;
          setFound({ of: span, selected });
          pointAt(selected.field);
        },
        () => undefined,
      );
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [span, countPart, slice, place, pointAt]);
  return span !== null && found?.of === span ? found.selected : nothing;
}

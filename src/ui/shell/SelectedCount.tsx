import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { picked } from '../hide/picked.ts';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './StatusLine.module.css';

/** A selection rests this long, in milliseconds, before it is counted and told. */
const restMs = 150;

/** What the selected part of a text is by itself. */
export function SelectedCount() {
  const tokens = useSelectedTokens();
  return (
    <p aria-live="polite" className={css.selected}>
      {tokens === null ? '' : words.tokens.selected(tokens)}
    </p>
  );
}

function useSelectedTokens(): number | null {
  const { countPart } = useActions();
  const span = useStore(picked, (state) => state.span);
  const [counted, setCounted] = useState<{ readonly of: typeof span; readonly tokens: number } | null>(null);
  useEffect(() => {
    if (span === null) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      countPart(span.sample, span.ref, span.start, span.end).then(
        (tokens) => isWanted && setCounted({ of: span, tokens }),
        () => undefined,
      );
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [span, countPart]);
  return span !== null && counted?.of === span ? counted.tokens : null;
}

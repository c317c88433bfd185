import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { cx } from './cx.ts';
import css from './scroll-strip.module.css';

interface ScrollStripProps {
  /** What is in one row and scrolls sideways; its chosen child has `aria-selected`. */
  readonly strip: RefObject<HTMLElement | null>;
  /** What is chosen: it is brought into sight whenever it changes. */
  readonly shown: string;
  readonly children: ReactNode;
}

/** A row that may be longer than its room: its ends say how many more there are, and a press on them goes there. The arrow keys
 * of what is in it do the same. */
export function ScrollStrip({ strip, shown, children }: ScrollStripProps) {
  const hidden = useHiddenEnds(strip);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight whenever another is chosen
  useEffect(() => {
    const chosen = strip.current?.querySelector('[aria-selected=true]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [strip, shown]);
  const go = (ends: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollBy({ left: ends * width * 0.8 });
  };
  return (
    <div className={css.around}>
      {children}
      {hidden.before > 0 && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={cx(css.end, css.before)}
          onClick={() => go(-1)}
        >
          <ChevronLeft size={14} />+{hidden.before}
        </button>
      )}
      {hidden.after > 0 && (
        <button type="button" tabIndex={-1} aria-hidden="true" className={cx(css.end, css.after)} onClick={() => go(1)}>
          +{hidden.after}
          <ChevronRight size={14} />
        </button>
      )}
    </div>
  );
}

const nothing = { before: 0, after: 0 };

/** How many stand before and after those that are in sight as a whole. */
function useHiddenEnds(strip: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState(nothing);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const look = () => {
      const { scrollLeft, clientWidth } = element;
      const parts = [...element.children].filter((part) => part instanceof HTMLElement);
      const before = parts.filter(({ offsetLeft }) => offsetLeft < scrollLeft - 1).length;
      const ends = parts.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth);
      const next = { before, after: ends.filter((end) => end > scrollLeft + clientWidth + 1).length };
      setHidden((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    const observer = new ResizeObserver(look);
    for (const part of [element, ...element.children]) observer.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [strip]);
  return hidden;
}

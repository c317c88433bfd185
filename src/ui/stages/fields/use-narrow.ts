import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than `limit` pixels. */
export function useNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => setNarrow(box.clientWidth < limit);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, limit]);
  return isNarrow;
}

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const stops = 'button:not(:disabled)';

interface Place {
  readonly row: number;
  readonly stop: number;
  /** The dialog or pane around the list. */
  readonly around: HTMLElement | null;
}

/** Rows go with what is done to them, and the focus would go along: it moves to the row that takes the place, to the last
 * where there is none, and while the list is empty to the dialog or pane around it. */
export function useFocusInList(list: RefObject<HTMLElement | null>, rows: unknown) {
  const last = useRef<Place | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows are others
  useLayoutEffect(() => {
    const place = last.current;
    const active = document.activeElement;
    if (place === null || !(isLost(active) || active === place.around)) return;
    const children = list.current?.children ?? [];
    const row = children[Math.min(place.row, children.length - 1)];
    const buttons = row?.querySelectorAll<HTMLElement>(stops);
    const next = buttons?.[Math.min(place.stop, buttons.length - 1)];
    (next ?? place.around)?.focus();
  }, [list, rows]);

  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const row = [...currentTarget.children].findIndex((child) => child.contains(target));
      const buttons = [...(currentTarget.children[row]?.querySelectorAll(stops) ?? [])];
      const around = currentTarget.closest<HTMLElement>('[role=dialog], [data-pane]');
      last.current = row === -1 ? null : { row, stop: Math.max(0, buttons.indexOf(target)), around };
    },
    onBlur: ({ target }: FocusEvent) => {
      // What is taken out of the page loses the focus too.
      queueMicrotask(() => {
        if (target.isConnected) last.current = null;
      });
    },
  };
}

function isLost(active: Element | null): boolean {
  return active === null || active === document.body || active.matches(':disabled');
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import css from './controls.module.css';

interface Tip {
  readonly on: HTMLElement;
  readonly text: string;
}

const restMs = 700;
/** After one was shown, the next comes at once for so long. */
const warmMs = 100;
const gap = 6;
const margin = 8;

/** The one tooltip of the page. It says what `data-tip` of a control says, once the pointer rests on the control or the
 * keyboard reaches it; Escape, a press and leaving take it away. */
export function Tooltip() {
  const tip = useTip();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip === null || box.current === null) return;
    const { on } = tip;
    place(box.current, on.getBoundingClientRect());
    const described = on.getAttribute('aria-describedby');
    on.setAttribute('aria-describedby', [described, tooltipId].filter(Boolean).join(' '));
    return () => {
      if (described === null) on.removeAttribute('aria-describedby');
      else on.setAttribute('aria-describedby', described);
    };
  }, [tip]);
  if (tip === null) return null;
  return (
    <div ref={box} id={tooltipId} role="tooltip" className={css.tooltip}>
      {tip.text}
    </div>
  );
}

const tooltipId = 'tooltip';

function useTip(): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: HTMLElement | null = null;
    let goneAt = Number.NEGATIVE_INFINITY;
    const show = (on: HTMLElement) => {
      const text = on.dataset.tip;
      if (text === undefined || !on.isConnected) return;
      shown = on;
      setTip({ on, text });
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown === null) return;
      shown = null;
      goneAt = performance.now();
      setTip(null);
    };
    const handlers: { readonly [event: string]: (event: Event) => void } = {
      pointerover(event) {
        const on = tippedIn(event);
        if (on === shown && on !== null) return;
        hide();
        if (on === null || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
        timer = setTimeout(() => show(on), performance.now() - goneAt < warmMs ? 0 : restMs);
      },
      focusin(event) {
        hide();
        const on = tippedIn(event);
        if (on?.matches(':focus-visible')) show(on);
      },
      keydown(event) {
        if (shown === null || !(event instanceof KeyboardEvent)) return;
        // What lies below closes with the next one.
        if (event.key === 'Escape') event.stopPropagation();
        if (closingKeys.has(event.key)) hide();
      },
      focusout: hide,
      pointerdown: hide,
      scroll: hide,
    };
    for (const [event, handler] of Object.entries(handlers)) document.addEventListener(event, handler, true);
    return () => {
      clearTimeout(timer);
      for (const [event, handler] of Object.entries(handlers)) document.removeEventListener(event, handler, true);
    };
  }, []);
  return tip;
}

const closingKeys: ReadonlySet<string> = new Set(['Escape', 'Enter', ' ']);

function tippedIn({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}

/** Above what it tells of, below where there is no room, and always in sight. */
function place(box: HTMLElement, around: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const left = around.left + around.width / 2 - width / 2;
  const above = around.top - gap - height;
  box.style.left = `${Math.max(margin, Math.min(left, innerWidth - margin - width))}px`;
  box.style.top = `${above >= margin ? above : around.bottom + gap}px`;
}

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import css from './split.module.css';

interface SplitBorderProps {
  readonly direction: 'row' | 'column';
  readonly label: string;
  /** What stands before it, in percent. */
  readonly share: number;
  /** The sizes of all panes now, in pixels. */
  readonly getSizes: () => readonly number[];
  readonly onMove: (from: readonly number[], by: number) => void;
  readonly onMoved: () => void;
  readonly onReset: () => void;
}

interface Drag {
  readonly at: number;
  readonly sizes: readonly number[];
  hasMoved: boolean;
}

const step = 24;
const toTheEnd = 100_000;

/** A hairline between two panes that moves under the pointer and the arrow keys. */
export function SplitBorder(props: SplitBorderProps) {
  const { direction, label, share, getSizes, onMove, onMoved, onReset } = props;
  const drag = useRef<Drag | null>(null);
  const placeOf = ({ clientX, clientY }: PointerEvent) => (direction === 'row' ? clientX : clientY);
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at: placeOf(event), sizes: getSizes(), hasMoved: false };
  };
  const end = () => {
    if (drag.current?.hasMoved) onMoved();
    drag.current = null;
  };
  const follow = (event: PointerEvent) => {
    if (drag.current === null) return;
    drag.current.hasMoved = true;
    onMove(drag.current.sizes, placeOf(event) - drag.current.at);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = stepOf(event.key, direction);
    if (by === null) return;
    event.preventDefault();
    onMove(getSizes(), by);
    requestAnimationFrame(onMoved);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={direction === 'row' ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      className={css.border}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={handleKey}
    />
  );
}

function stepOf(key: string, direction: 'row' | 'column'): number | null {
  if (key === 'Home') return -toTheEnd;
  if (key === 'End') return toTheEnd;
  if (key === (direction === 'row' ? 'ArrowLeft' : 'ArrowUp')) return -step;
  if (key === (direction === 'row' ? 'ArrowRight' : 'ArrowDown')) return step;
  return null;
}

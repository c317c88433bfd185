import type { ReactNode } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'accent';

interface ChipProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A short fact; a button where something can be done with it. */
export function Chip({ tone = 'plain', title, onPress, children }: ChipProps) {
  const className = cx(css.chip, tone !== 'plain' && css[tone]);
  if (onPress === undefined) {
    return (
      <span className={className} title={title}>
        {children}
      </span>
    );
  }
  return (
    <button type="button" className={className} title={title} onClick={onPress}>
      {children}
    </button>
  );
}

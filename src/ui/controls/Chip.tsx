import type { ReactNode } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'accent';

interface ChipProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A short fact. */
export function Chip({ tone = 'plain', title, children }: ChipProps) {
  return (
    <span className={cx(css.chip, tone !== 'plain' && css[tone])} title={title}>
      {children}
    </span>
  );
}

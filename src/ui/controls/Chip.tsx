import type { ReactNode, Ref } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { PlainButton } from './PlainButton.tsx';

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

interface ChipButtonProps extends Omit<ChipProps, 'title'> {
  readonly title: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-label': string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onPress: () => void;
}

/** A short fact that opens something. */
export function ChipButton({ tone = 'plain', title, ...rest }: ChipButtonProps) {
  return <PlainButton className={cx(css.chip, css.chipButton, tone !== 'plain' && css[tone])} tip={title} {...rest} />;
}

import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
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

interface ChipButtonProps extends ChipProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-label': string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onPress: () => void;
}

/** A short fact that opens something. */
export function ChipButton({ tone = 'plain', title: _, ...rest }: ChipButtonProps) {
  return <AriaButton className={cx(css.chip, css.chipButton, tone !== 'plain' && css[tone])} {...rest} />;
}

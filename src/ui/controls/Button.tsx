import type { ReactNode } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';

export interface ButtonProps extends Omit<PlainButtonProps, 'tip'> {
  readonly look?: 'primary' | 'quiet' | 'plain';
  readonly isSmall?: boolean | undefined;
  /** Given for a button that stays down. */
  readonly isPressed?: boolean;
  /** What it does, in more words than it shows: for the pointer and the keyboard alike. */
  readonly title?: string | undefined;
}

/** A button; `isPressed` makes it one that stays down. */
export function Button({ look = 'plain', isSmall, isPressed, title, className, ...rest }: ButtonProps) {
  const names = cx(
    css.button,
    look !== 'plain' && css[look],
    isSmall && css.small,
    isPressed === true && css.pressed,
    className,
  );
  return <PlainButton className={names} tip={title} aria-pressed={isPressed} {...rest} />;
}

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that shows only an icon; its name is also its tooltip unless a title says more. */
export function IconButton({ label, title = label, className, look = 'quiet', ...rest }: IconButtonProps) {
  return <Button aria-label={label} title={title} look={look} className={cx(css.icon, className)} {...rest} />;
}

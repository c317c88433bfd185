import type { ComponentProps, ReactNode } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'quiet' | 'plain';
  readonly isSmall?: boolean;
  readonly isPressed?: boolean;
}

/** A button; `isPressed` makes it one that stays down. */
export function Button({ look = 'plain', isSmall, isPressed, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      className={cx(
        css.button,
        look !== 'plain' && css[look],
        isSmall && css.small,
        isPressed && css.pressed,
        className,
      )}
      {...rest}
    />
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that shows only an icon; its name is also its tooltip unless a title says more. */
export function IconButton({ label, title = label, className, look = 'quiet', ...rest }: IconButtonProps) {
  return <Button aria-label={label} title={title} look={look} className={cx(css.icon, className)} {...rest} />;
}

import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { WithTooltip } from './WithTooltip.tsx';

type Pressable = Pick<
  AriaButtonProps,
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-label'
  | 'autoFocus'
  | 'id'
  | 'isDisabled'
  | 'onFocus'
  | 'onHoverStart'
  | 'onPress'
  | 'slot'
  | 'type'
>;

export interface ButtonProps extends Pressable {
  readonly look?: 'primary' | 'quiet' | 'plain';
  readonly isSmall?: boolean | undefined;
  /** Given for a button that stays down. */
  readonly isPressed?: boolean;
  /** What it does, in more words than it shows: for the pointer and the keyboard alike. */
  readonly title?: string | undefined;
  /** The browser's own tooltip, where many buttons are drawn at once. */
  readonly hasPlainTitle?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button; `isPressed` makes it one that stays down. */
export function Button({ look = 'plain', isSmall, isPressed, title, hasPlainTitle, className, ...rest }: ButtonProps) {
  const names = cx(
    css.button,
    look !== 'plain' && css[look],
    isSmall && css.small,
    isPressed === true && css.pressed,
    className,
  );
  const button =
    isPressed === undefined ? (
      <AriaButton className={names} {...rest} />
    ) : (
      <ToggleButton className={names} isSelected={isPressed} {...rest} />
    );
  return hasPlainTitle ? <span title={title}>{button}</span> : <WithTooltip text={title}>{button}</WithTooltip>;
}

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that shows only an icon; its name is also its tooltip unless a title says more. */
export function IconButton({ label, title = label, className, look = 'quiet', ...rest }: IconButtonProps) {
  return <Button aria-label={label} title={title} look={look} className={cx(css.icon, className)} {...rest} />;
}

import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import css from './Pane.module.css';

interface PaneActionProps extends Omit<ButtonProps, 'children'> {
  readonly icon: LucideIcon;
  readonly text: string;
  /** In a pane with a long title the words go first. */
  readonly isShort?: boolean;
}

/** A button in a pane's header; in a small pane its icon stands for it. */
export function PaneAction({ icon: Icon, text, isShort, ...rest }: PaneActionProps) {
  return (
    <Button look="quiet" isSmall {...rest}>
      <Icon size={13} aria-hidden="true" />
      <span className={cx(css.actionText, isShort && css.short)}>{text}</span>
    </Button>
  );
}

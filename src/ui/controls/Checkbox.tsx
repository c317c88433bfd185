import { Check as Tick } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import css from './controls.module.css';
import { cx } from './cx.ts';

interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'children' | 'style' | 'render'> {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox className={cx(css.check, className)} {...rest}>
      <span className={css.box}>
        <Tick className={css.tick} size={12} strokeWidth={3} aria-hidden="true" />
      </span>
      {children}
    </AriaCheckbox>
  );
}

interface CheckProps extends Omit<CheckboxProps, 'children' | 'aria-describedby'> {
  readonly label: string;
  readonly hint?: string;
}

/** A checkbox with its label beside it. */
export function Check({ label, hint, ...rest }: CheckProps) {
  return (
    <Checkbox {...rest}>
      <span>
        {label}
        {hint !== undefined && <span className={css.checkHint}>{hint}</span>}
      </span>
    </Checkbox>
  );
}

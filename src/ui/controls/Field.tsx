import type { ReactNode } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

/** What stands around a control. Without a label it needs an `aria-label`. */
export interface FieldProps {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
}

interface FieldBoxProps extends Omit<FieldProps, 'aria-label'> {
  /** Of the control. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A label, a control, and what the control is for. */
export function FieldBox({ id, label, hint, className, children }: FieldBoxProps) {
  return (
    <div className={cx(label === undefined ? css.bare : css.field, className)}>
      {label !== undefined && (
        <label className={css.fieldLabel} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      {hint !== undefined && (
        <span slot="description" title={hint} className={css.hint} id={hintIdOf(id)}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** The id of what is said of the control with this id. */
export function hintIdOf(id: string): string {
  return `${id}-hint`;
}

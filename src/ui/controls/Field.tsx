import { type ReactNode, useId } from 'react';
import css from './controls.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The control; gives it the id that the label points to. */
  readonly children: (id: string, hintId: string | undefined) => ReactNode;
}

/** A label, a control, and what the control is for. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={css.field}>
      <label className={css.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <div className={css.fieldControl}>{children(id, hintId)}</div>
      {hint !== undefined && (
        <div className={css.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}

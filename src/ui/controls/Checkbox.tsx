import type { ComponentProps } from 'react';
import css from './controls.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly onChange: (isChecked: boolean) => void;
}

export function Checkbox({ onChange, ...rest }: CheckboxProps) {
  return (
    <input type="checkbox" className={css.checkbox} onChange={(event) => onChange(event.target.checked)} {...rest} />
  );
}

interface CheckProps extends CheckboxProps {
  readonly label: string;
}

/** A checkbox with its label beside it. */
export function Check({ label, ...rest }: CheckProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className={css.check}>
      <Checkbox {...rest} />
      {label}
    </label>
  );
}

import type { ComponentProps } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

export interface Option {
  readonly id: string;
  readonly name: string;
}

interface SelectInputProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (id: string) => void;
}

/** The browser's own list: it works by touch, keyboard and screen reader alike. */
export function SelectInput({ value, options, onChange, className, ...rest }: SelectInputProps) {
  return (
    <select
      className={cx(css.select, className)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    >
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

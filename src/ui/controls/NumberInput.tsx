import { type ComponentProps, useEffect, useState } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'min' | 'max'> {
  readonly value: number | null;
  readonly min?: number;
  readonly max?: number;
  /** Null for an empty field; called for valid numbers only. */
  readonly onChange: (value: number | null) => void;
}

/** A whole number; what is not one stays in the field and counts for nothing. */
export function NumberInput({ value, min = 0, max = 1_000_000_000, onChange, className, ...rest }: NumberInputProps) {
  const [draft, setDraft] = useState(show(value));
  useEffect(() => setDraft((current) => (parse(current) === value ? current : show(value))), [value]);
  const parsed = parse(draft);
  const isValid = parsed === null || (Number.isInteger(parsed) && parsed >= min && parsed <= max);
  return (
    <input
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      aria-invalid={!isValid}
      className={cx(css.input, css.number, !isValid && css.invalid, className)}
      value={draft}
      onChange={(event) => {
        const text = event.target.value;
        setDraft(text);
        const next = parse(text);
        if (next === null || (Number.isInteger(next) && next >= min && next <= max)) onChange(next);
      }}
      onBlur={() => setDraft(show(value))}
      {...rest}
    />
  );
}

function show(value: number | null): string {
  return value === null ? '' : String(value);
}

function parse(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

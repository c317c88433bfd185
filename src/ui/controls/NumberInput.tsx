import { type KeyboardEvent, useId } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { FieldBox, type FieldProps, hintIdOf } from './Field.tsx';
import { PlainInput } from './PlainInput.tsx';
import { readNumber, stepNumber, writeNumber } from './written-number.ts';

interface NumberInputProps extends FieldProps {
  readonly value: number | null;
  readonly min?: number;
  readonly max?: number;
  /** Digits after the point: at least, at most. */
  readonly digits?: readonly [number, number];
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly 'aria-describedby'?: string;
  /** Null for an empty field; called when the person is done with it, or steps by the arrow keys. */
  readonly onChange: (value: number | null) => void;
}

/** A number. What isn't one is taken back; what is too small or too large becomes the nearest that isn't. */
export function NumberInput(props: NumberInputProps) {
  const { value, min = 0, max = 1_000_000_000, digits = [0, 0], onChange, label, hint, className, ...rest } = props;
  const { 'aria-describedby': describedBy, ...others } = rest;
  const id = useId();
  const range = { min, max, digits };
  const change = (next: number | null) => next !== value && onChange(next);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    change(stepNumber(readNumber(event.currentTarget.value, range) ?? value, event.key === 'ArrowUp' ? 1 : -1, range));
  };
  const shown = value === null ? '' : writeNumber(value, digits);
  return (
    <FieldBox id={id} label={label} hint={hint} className={className}>
      <PlainInput
        id={id}
        className={cx(css.number)}
        inputMode={digits[1] > 0 ? 'decimal' : 'numeric'}
        describedBy={describedBy ?? (hint === undefined ? undefined : hintIdOf(id))}
        value={shown}
        onKeyDown={handleKey}
        onCommit={(text) => change(text.trim() === '' ? null : (readNumber(text, range) ?? value))}
        {...others}
      />
    </FieldBox>
  );
}

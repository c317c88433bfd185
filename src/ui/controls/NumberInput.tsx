import { Input } from 'react-aria-components/Input';
import { NumberField, type NumberFieldProps } from 'react-aria-components/NumberField';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { FieldParts, type FieldProps } from './Field.tsx';

interface NumberInputProps
  extends FieldProps,
    Omit<NumberFieldProps, 'className' | 'children' | 'value' | 'onChange' | 'minValue' | 'maxValue'> {
  readonly value: number | null;
  readonly min?: number;
  readonly max?: number;
  readonly className?: string | undefined;
  /** Null for an empty field; called when the person is done with it, or steps by the arrow keys. */
  readonly onChange: (value: number | null) => void;
}

const wholeNumber = { useGrouping: false, maximumFractionDigits: 0 } as const;

/** A whole number. */
export function NumberInput(props: NumberInputProps) {
  const { value, min = 0, max = 1_000_000_000, onChange, label, hint, className, ...rest } = props;
  return (
    <NumberField
      className={cx(label === undefined ? css.bare : css.field, className)}
      value={value ?? Number.NaN}
      minValue={min}
      maxValue={max}
      formatOptions={wholeNumber}
      isWheelDisabled
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...rest}
    >
      <FieldParts label={label} hint={hint}>
        <Input className={cx(css.input, css.number)} />
      </FieldParts>
    </NumberField>
  );
}

import { Check as Tick } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

interface CheckboxProps {
  readonly isSelected: boolean;
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly 'aria-label'?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  readonly onChange: (isSelected: boolean) => void;
}

/** The browser's own checkbox, unseen above a box that is drawn. A row around it hears nothing of its press. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, isIndeterminate = false, isDisabled, className, children, onChange, ...rest } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keeps presses to itself
    <label className={cx(css.check, className)} onPointerDown={stop} onMouseDown={stop} onClick={stop}>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = isIndeterminate;
        }}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        {...rest}
      />
      <span className={css.box}>
        <Tick className={css.tick} size={12} strokeWidth={3} aria-hidden="true" />
      </span>
      {children}
    </label>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

interface CheckProps extends Omit<CheckboxProps, 'children' | 'aria-label'> {
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

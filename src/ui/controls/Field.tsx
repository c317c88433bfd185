import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import css from './controls.module.css';

/** What stands around a control. Without a label it needs an `aria-label`. */
export interface FieldProps {
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
}

interface FieldPartsProps extends FieldProps {
  readonly children: ReactNode;
}

/** A label, a control, and what the control is for; within a field, which ties them together. */
export function FieldParts({ label, hint, children }: FieldPartsProps) {
  return (
    <>
      {label !== undefined && <Label className={css.fieldLabel ?? ''}>{label}</Label>}
      {children}
      {hint !== undefined && (
        <Text slot="description" title={hint} className={css.hint ?? ''}>
          {hint}
        </Text>
      )}
    </>
  );
}

import { useId } from 'react';
import { FieldBox, type FieldProps, hintIdOf } from './Field.tsx';
import { PlainInput, type PlainInputProps } from './PlainInput.tsx';

interface TextInputProps extends FieldProps, Omit<PlainInputProps, 'id' | 'describedBy' | 'className' | 'aria-label'> {}

/** Text that counts once it is done. Escape takes it back. */
export function TextInput({ label, hint, className, ...rest }: TextInputProps) {
  const id = useId();
  return (
    <FieldBox id={id} label={label} hint={hint} className={className}>
      <PlainInput id={id} describedBy={hint === undefined ? undefined : hintIdOf(id)} {...rest} />
    </FieldBox>
  );
}

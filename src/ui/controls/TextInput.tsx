import { type KeyboardEvent, useEffect, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { FieldParts, type FieldProps } from './Field.tsx';

interface TextInputProps extends FieldProps, Omit<TextFieldProps, 'className' | 'children' | 'value' | 'onChange'> {
  readonly value: string;
  readonly isMono?: boolean;
  readonly className?: string | undefined;
  readonly inputClassName?: string | undefined;
  /** Called with the text when the person is done with it: on Enter and on leaving. */
  readonly onCommit: (text: string) => void;
}

/** Text that counts once it is done. Escape takes it back. */
export function TextInput(props: TextInputProps) {
  const { value, isMono, onCommit, label, hint, className, inputClassName, onKeyDown, ...rest } = props;
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const finish = () => {
    if (draft !== value) onCommit(draft);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') setDraft(value);
  };
  return (
    <TextField
      className={cx(label === undefined ? css.bare : css.field, className)}
      value={draft}
      onChange={setDraft}
      onBlur={finish}
      autoComplete="off"
      spellCheck="false"
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
      {...rest}
    >
      <FieldParts label={label} hint={hint}>
        <Input className={cx(css.input, isMono && css.mono, inputClassName)} onKeyDown={handleKey} />
      </FieldParts>
    </TextField>
  );
}

import { useEffect, useState } from 'react';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { FieldParts, type FieldProps } from './Field.tsx';

interface AreaInputProps extends FieldProps {
  readonly value: string;
  readonly placeholder: string;
  readonly className?: string | undefined;
  /** Called with the text when the person leaves it. */
  readonly onCommit: (text: string) => void;
}

/** As `TextInput`, for several lines. */
export function AreaInput({ value, placeholder, onCommit, label, hint, className }: AreaInputProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return (
    <TextField
      className={cx(css.field, className)}
      value={draft}
      onChange={setDraft}
      onBlur={() => draft !== value && onCommit(draft)}
      autoComplete="off"
      spellCheck="false"
    >
      <FieldParts label={label} hint={hint}>
        <TextArea
          className={css.input ?? ''}
          placeholder={placeholder}
          rows={2}
          onKeyDown={(event) => event.key === 'Escape' && setDraft(value)}
        />
      </FieldParts>
    </TextField>
  );
}

import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly isMono?: boolean;
  /** Called with the text when the person is done with it: on Enter and on leaving. */
  readonly onCommit: (text: string) => void;
}

/** Text that counts once it is done. Escape takes it back. */
export function TextInput({ value, isMono, onCommit, className, onKeyDown, ...rest }: TextInputProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const finish = () => {
    if (draft !== value) onCommit(draft);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') setDraft(value);
    onKeyDown?.(event);
  };
  return (
    <input
      type="text"
      spellCheck={false}
      autoComplete="off"
      className={cx(css.input, isMono && css.mono, className)}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={handleKey}
      {...rest}
    />
  );
}

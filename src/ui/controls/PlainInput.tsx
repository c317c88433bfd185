import { type KeyboardEvent, useEffect, useState } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';

interface PlainInputProps {
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly className?: string | undefined;
  /** Called with the text when the person is done with it: on Enter and on leaving. */
  readonly onCommit: (text: string) => void;
}

/** As `TextInput`, for rows of which many are drawn at once: all that a form's field can do besides takes its time. */
export function PlainInput({ label, value, isDisabled, className, onCommit }: PlainInputProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const finish = () => {
    if (draft !== value) onCommit(draft);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    if (event.key === 'Escape') setDraft(value);
  };
  return (
    <input
      type="text"
      className={cx(css.input, css.mono, className)}
      aria-label={label}
      value={draft}
      disabled={isDisabled}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={handleKey}
    />
  );
}

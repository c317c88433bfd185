import { useId } from 'react';
import css from './controls.module.css';
import { FieldBox, type FieldProps, hintIdOf } from './Field.tsx';
import { useDraft } from './use-draft.ts';

interface AreaInputProps extends FieldProps {
  readonly value: string;
  readonly placeholder: string;
  /** Called with the text when the person leaves it. */
  readonly onCommit: (text: string) => void;
}

/** As `TextInput`, for several lines. */
export function AreaInput({ value, placeholder, onCommit, label, hint, className }: AreaInputProps) {
  const id = useId();
  const { draft, setDraft, ...handlers } = useDraft(value, onCommit);
  return (
    <FieldBox id={id} label={label} hint={hint} className={className}>
      <textarea
        id={id}
        className={css.input}
        aria-describedby={hint === undefined ? undefined : hintIdOf(id)}
        placeholder={placeholder}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        {...handlers}
      />
    </FieldBox>
  );
}

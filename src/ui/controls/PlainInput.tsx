import type { ComponentProps, KeyboardEvent } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { useDraft } from './use-draft.ts';

export interface PlainInputProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'placeholder' | 'inputMode'> {
  readonly id?: string;
  readonly value: string;
  readonly isMono?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** Called with the text when the person is done with it: on Enter and on leaving. */
  readonly onCommit: (text: string) => void;
}

/** As `TextInput`, without what stands around it. */
export function PlainInput(props: PlainInputProps) {
  const { value, isMono, isDisabled, isInvalid, describedBy, className, onKeyDown, onCommit, ...rest } = props;
  const draft = useDraft(value, onCommit);
  return (
    <input
      type="text"
      className={cx(css.input, isMono && css.mono, className)}
      value={draft.draft}
      disabled={isDisabled}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => draft.setDraft(event.target.value)}
      onBlur={draft.onBlur}
      onKeyDown={(event) => {
        draft.onKeyDown(event);
        onKeyDown?.(event);
      }}
      {...rest}
    />
  );
}

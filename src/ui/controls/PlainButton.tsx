import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'title'> {
  readonly isDisabled?: boolean | undefined;
  /** What it does is under way: it keeps the focus and does nothing. */
  readonly isPending?: boolean | undefined;
  /** Said once the pointer rests on it or the keyboard reaches it. */
  readonly tip?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** The browser's own button: dozens of them are drawn at once. A row around it hears nothing of its press. */
export function PlainButton({ isDisabled, isPending = false, tip, onPress, ...rest }: PlainButtonProps) {
  return (
    <button
      type="button"
      data-tip={tip}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onPointerDown={stop}
      onMouseDown={stop}
      onKeyDown={stopPress}
      onKeyUp={stopPress}
      onClick={(event) => {
        event.stopPropagation();
        // Not every browser gives it the focus; what closes later gives it back.
        event.currentTarget.focus({ preventScroll: true });
        if (!isPending) onPress?.();
      }}
      {...rest}
    />
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

function stopPress(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
}

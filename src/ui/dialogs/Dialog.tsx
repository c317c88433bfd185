import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { words } from '../words/index.ts';
import css from './dialogs.module.css';

interface DialogProps {
  readonly title: string;
  readonly isNarrow?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, Escape closes it, and the focus goes back to where it was.
 * What is marked with `data-first` has the focus at first. */
export function Dialog({ title, isNarrow, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={cx(css.dialog, isNarrow && css.narrow)} aria-labelledby={id} onClose={onClose}>
      <div className={css.header}>
        <h2 id={id}>{title}</h2>
        <IconButton label={words.app.close} onClick={() => dialog.current?.close()}>
          <X size={15} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}

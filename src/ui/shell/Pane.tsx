import { type ReactNode, useId } from 'react';
import css from './Pane.module.css';

interface PaneProps {
  readonly title: string;
  /** Chips beside the title. */
  readonly notes?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled region of the page. */
export function Pane({ title, notes, actions, children }: PaneProps) {
  const id = useId();
  return (
    <section className={css.pane} aria-labelledby={id}>
      <header className={css.header}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <div className={css.notes}>{notes}</div>
        <div className={css.actions}>{actions}</div>
      </header>
      <div className={css.body}>{children}</div>
    </section>
  );
}

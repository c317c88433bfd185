import { type ReactNode, useId } from 'react';
import { cx } from '../controls/cx.ts';
import css from './Pane.module.css';

interface PaneProps {
  readonly title: string;
  /** Chips beside the title. */
  readonly notes?: ReactNode;
  readonly actions?: ReactNode;
  /** What it shows is about to be replaced. */
  readonly isOld?: boolean;
  readonly children: ReactNode;
}

/** A titled region of the page. */
export function Pane({ title, notes, actions, isOld = false, children }: PaneProps) {
  const id = useId();
  return (
    <section className={css.pane} aria-labelledby={id} tabIndex={-1} data-pane>
      <header className={css.header}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        <div className={css.notes}>{notes}</div>
        <div className={css.actions}>{actions}</div>
      </header>
      {children !== null && <div className={cx(css.body, isOld && css.old)}>{children}</div>}
    </section>
  );
}

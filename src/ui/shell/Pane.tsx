import { type ReactNode, useId } from 'react';
import { isOfAnotherOutput } from '../../state/session-state.ts';
import { cx } from '../controls/cx.ts';
import { useSession } from '../session-context.ts';
import css from './Pane.module.css';

interface PaneProps {
  readonly title: string;
  /** Chips beside the title. */
  readonly notes?: ReactNode;
  readonly actions?: ReactNode;
  /** It shows what was found in an output; once another one is there, that is about to be replaced. */
  readonly isFound?: boolean;
  readonly children: ReactNode;
}

/** A titled region of the page. */
export function Pane({ title, notes, actions, isFound = false, children }: PaneProps) {
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
      {children !== null && (isFound ? <Found>{children}</Found> : <div className={css.body}>{children}</div>)}
    </section>
  );
}

function Found({ children }: { readonly children: ReactNode }) {
  const isOld = useSession(isOfAnotherOutput);
  return <div className={cx(css.body, isOld && css.old)}>{children}</div>;
}

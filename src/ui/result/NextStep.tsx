import { cx } from '../controls/cx.ts';
import { useSession } from '../session-context.ts';
import { sayAction, sayReason } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

/** What an agent that reads the text should do next, and why. */
export function NextStep() {
  const decision = useSession((state) => state.shaped?.decision);
  if (decision === undefined) return null;
  return (
    <p className={cx(css.next, decision.action === 'answer' && css.nextGood)}>
      <b>{words.result.nextStep}</b> {sayAction(decision)} {sayReason(decision)}
    </p>
  );
}

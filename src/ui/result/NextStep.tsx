import { useSession } from '../session-context.ts';
import { sayDecision } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

/** What an agent that reads the text should do next, and why. */
export function NextStep() {
  const decision = useSession((state) => state.shaped?.decision);
  if (decision === undefined) return null;
  return (
    <p className={css.next}>
      <b>{words.result.nextStep}</b> {words.decisions[decision.action]}. {sayDecision(decision)}
    </p>
  );
}

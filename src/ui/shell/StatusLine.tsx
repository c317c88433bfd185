import { isCounting, isStale } from '../../state/session-state.ts';
import { Button } from '../controls/Button.tsx';
import { useActions, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import { KeepingStatus } from '../work/KeepingStatus.tsx';
import css from './StatusLine.module.css';
import { useCalm } from './use-calm.ts';

/** One line for what the page is doing, and the one place that speaks of it to a screen reader. */
export function StatusLine() {
  const { retry } = useActions();
  const fault = useSession((state) => state.fault);
  const isBusy = useSession((state) => isStale(state) || isCounting(state));
  const ms = useSession((state) => (state.counts.doneId === state.askedId ? state.counts.ms : 0));
  const tokens = useFinalCount();
  const isEmpty = useSession((state) => state.askedId === 0);
  const spoken = useCalm(tokens ?? words.status.empty, isBusy);
  return (
    <footer className={css.line}>
      <p role="status" className={css.status}>
        {fault === null ? (isEmpty ? words.status.empty : spoken) : words.status.faults[fault.id]}
      </p>
      {fault !== null && (
        <Button isSmall onPress={retry}>
          {words.status.tryAgain}
        </Button>
      )}
      <p className={css.timing} aria-hidden="true">
        {isBusy ? words.status.counting : ms > 0 ? words.status.countedIn(ms) : ''}
      </p>
      <p className={css.privacy}>{words.keeping.privacy}</p>
      <div className={css.detail}>
        <KeepingStatus />
      </div>
    </footer>
  );
}

/** `741 tokens`, or `≈ 741 tokens` as long as that is an estimate. */
function useFinalCount(): string | null {
  return useSession((state) => {
    const count = state.counts.stages.render;
    if (state.shaped === null || count === undefined) return null;
    const isExact = count.isExact && count.shapedId === state.askedId;
    return isExact ? words.tokens.exact(count.tokens) : words.tokens.estimate(count.tokens);
  });
}

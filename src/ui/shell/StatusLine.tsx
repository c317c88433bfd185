import { isBusy, isStale } from '../../state/session-state.ts';
import { Button } from '../controls/Button.tsx';
import { useActions, useSession } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import { KeepingStatus } from '../workspace/KeepingStatus.tsx';
import { CaretPlace } from './CaretPlace.tsx';
import { SelectedCount } from './SelectedCount.tsx';
import css from './StatusLine.module.css';
import { useCalm } from './use-calm.ts';
import { useElapsed } from './use-elapsed.ts';

/** One line for what the page is doing, and the one place that speaks of it to a screen reader. */
export function StatusLine() {
  const { retry } = useActions();
  const fault = useSession((state) => state.fault);
  const leaked = useSession((state) => state.leaked);
  const isOld = useSession((state) => state.shaped !== null && isStale(state));
  const isWorking = useWorking();
  const tokens = useFinalCount();
  const isEmpty = useSession((state) => state.askedId === 0 && state.opening === null);
  const isReading = useSession((state) => state.opening !== null);
  const spoken = useCalm(tokens ?? words.status.reading, isWorking);
  return (
    <footer className={css.line}>
      <p role="status" className={css.status}>
        {leaked.length > 0
          ? words.review.broken(leaked.map((id) => words.nameIn(words.redact.detectorNames, id)))
          : fault !== null
            ? [words.status.faults[fault.id], isOld && words.status.held].filter(Boolean).join(' ')
            : isReading
              ? words.status.reading
              : isEmpty
                ? words.status.empty
                : spoken}
      </p>
      {fault !== null && (
        <Button isSmall onPress={retry}>
          {words.status.tryAgain}
        </Button>
      )}
      <Work isWorking={isWorking} />
      <SelectedCount />
      <CaretPlace />
      <p className={css.privacy}>{words.keeping.privacy}</p>
      <div className={css.detail}>
        <KeepingStatus />
      </div>
    </footer>
  );
}

/** What is at work and for how long, with a way to end it once that is felt; else how long it took. */
function Work({ isWorking }: { readonly isWorking: boolean }) {
  const { stop, cancelOpening } = useActions();
  const isReading = useSession((state) => state.opening !== null);
  const asked = useSession((state) => state.askedId);
  const ms = useFound(({ counts, askedId }) => (counts.doneId === askedId ? counts.ms : 0));
  const seconds = useElapsed(isWorking, asked);
  if (!isWorking)
    return (
      <p aria-hidden="true" className={css.timing}>
        {ms > 0 ? words.status.countedIn(ms) : ''}
      </p>
    );
  return (
    <>
      <p aria-hidden="true">
        {isReading ? '' : words.status.counting} {seconds > 0 && words.status.seconds(seconds)}
      </p>
      {seconds > 0 && (
        <Button isSmall onPress={isReading ? cancelOpening : stop}>
          {words.status.stop}
        </Button>
      )}
    </>
  );
}

/** `741 tokens`, or `≈ 741 tokens` as long as that is an estimate. */
function useFinalCount(): string | null {
  const count = useFound(({ shaped, counts }) => (shaped === null ? undefined : counts.stages.render));
  const asked = useSession((state) => state.askedId);
  if (count === undefined) return null;
  const isExact = count.isExact && count.shapedId === asked;
  return isExact ? words.tokens.exact(count.tokens) : words.tokens.estimate(count.tokens);
}

/** From the moment something is asked until what was found is drawn. */
function useWorking(): boolean {
  const isAsked = useSession(isBusy);
  const isDrawn = !useFound(isBusy);
  return isAsked || !isDrawn;
}

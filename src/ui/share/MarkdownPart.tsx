import { useEffect, useState } from 'react';
import { type Review, reviewTaken } from '../../state/review.ts';
import { isHeld } from '../../state/session-state.ts';
import { Button } from '../controls/Button.tsx';
import { Check } from '../controls/Checkbox.tsx';
import { useClipboard } from '../controls/use-clipboard.ts';
import { useActions, useSession, useSessionStore } from '../session-context.ts';
import { words } from '../words/index.ts';
import { sayReview } from './say-review.ts';
import css from './share.module.css';
import { writeMarkdown } from './write-markdown.ts';

interface Looked {
  readonly text: string;
  readonly review: Review;
}

/** A summary to paste into an issue, with pasted data only when asked, and after it stands there what that is. */
export function MarkdownPart() {
  const session = useSessionStore();
  const hasResult = useSession((state) => state.shaped !== null && !isHeld(state));
  const [hasText, setHasText] = useState(false);
  const [isSure, setSure] = useState(false);
  const looked = useFinalText(hasText);
  const { state, copy } = useClipboard();
  const said = words.sharing;
  const hasSecrets = looked !== null && looked.review.secrets.length > 0;
  const isWaiting = hasText && (looked === null || (hasSecrets && !isSure));
  return (
    <section className={css.part}>
      <h3>{said.markdown}</h3>
      <p className={css.quiet}>{said.markdownPurpose}</p>
      <div className={css.row}>
        <Button
          isDisabled={isWaiting}
          onPress={() => copy(async () => writeMarkdown(session.getState(), hasText ? (looked?.text ?? null) : null))}
        >
          {said.copyMarkdown}
        </Button>
        {hasResult && <Check label={said.withText} isSelected={hasText} onChange={setHasText} />}
      </div>
      {hasText && looked !== null && <p className={css.quiet}>{sayReview(looked.review)}</p>}
      {hasText && hasSecrets && <Check label={said.sureText} isSelected={isSure} onChange={setSure} />}
      <p role="status" className={css.status}>
        {state === 'copied' ? said.copied : state === 'failed' ? words.result.copyFailed : ''}
      </p>
    </section>
  );
}

/** The final text, looked through once it is wanted. */
function useFinalText(isWanted: boolean): Looked | null {
  const { take } = useActions();
  const shaped = useSession((state) => state.shaped);
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    setLooked(null);
    if (!isWanted || shaped === null) return;
    let isOpen = true;
    const ref = { of: 'stage', stage: 'render' } as const;
    take(shaped.sample, ref).then(
      (taken) => isOpen && setLooked({ text: taken.text, review: reviewTaken(taken, ref, shaped.stages) }),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [isWanted, shaped, take]);
  return looked;
}

import { createStore } from 'zustand/vanilla';
import { type Review, reviewTaken } from '../../state/review.ts';
import type { Session } from '../../state/session.ts';
import type { TextRef } from '../../state/texts.ts';
import { openDialog } from '../dialogs/dialogs.ts';

/** A text that waits for the person's word before it leaves. */
export interface Departure {
  readonly review: Review;
  readonly by: 'copy' | 'download';
  /** The person has seen what is in it. */
  go(): void;
}

export const departure = createStore<{ readonly waiting: Departure | null }>(() => ({ waiting: null }));

/** What a person has let leave, by design: it is not asked about again. */
const seen = new Map<string, Set<string>>();

/**
 * Hands out a text after a look through it. Where secrets are in it that the person has not seen yet, it waits in the
 * review dialog. Throws where the worker has no such text.
 */
export async function leaveWith(
  session: Session,
  ref: TextRef,
  by: Departure['by'],
  deliver: (text: string, review: Review) => void,
): Promise<void> {
  const { shaped, workspace } = session.getState();
  if (shaped === null) return;
  const taken = await session.actions.take(shaped.sample, ref);
  const review = reviewTaken(taken, ref, shaped.stages);
  const known = seen.get(workspace.designId) ?? new Set();
  if (review.secrets.every(({ detector }) => known.has(detector))) return deliver(taken.text, review);
  const go = () => {
    seen.set(workspace.designId, new Set([...known, ...review.secrets.map(({ detector }) => detector)]));
    deliver(taken.text, review);
  };
  departure.setState({ waiting: { review, by, go } });
  openDialog('review');
}

import type { Review } from '../../state/review.ts';
import { words } from '../words/index.ts';

/** One line for what is in a text: its size, what is hidden in it and what is not. */
export function sayReview({ bytes, hidden, secrets, others }: Review): string {
  const kinds = [...secrets, ...others].map(({ detector, count }) =>
    words.review.kind(words.nameIn(words.redact.detectorNames, detector), count),
  );
  return words.review.line(words.output.bytes(bytes), hidden, kinds);
}

import { useEffect, useState } from 'react';
import type { Review } from '../../state/review.ts';
import type { TextRef } from '../../state/texts.ts';
import { downloadText } from '../controls/download.ts';
import { useSessionStore } from '../session-context.ts';
import { leaveWith } from '../share/leave.ts';
import { sayReview } from '../share/say-review.ts';
import { words } from '../words/index.ts';

const shownMs = 8000;

/** Copies and saves texts, and says for a while what was in them. */
export function useLeaving() {
  const session = useSessionStore();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), shownMs);
    return () => clearTimeout(timer);
  }, [said]);
  return {
    said,
    copy(ref: TextRef): void {
      const deliver = (text: string, review: Review) => {
        navigator.clipboard.writeText(text).then(
          () => setSaid(words.review.copied(sayReview(review))),
          () => setSaid(words.result.copyFailed),
        );
      };
      leaveWith(session, ref, 'copy', deliver).catch(() => setSaid(words.review.failed));
    },
    save(ref: TextRef, name: string, mediaType: string): void {
      const deliver = (text: string, review: Review) => {
        downloadText(name, text, mediaType);
        setSaid(words.review.saved(sayReview(review)));
      };
      leaveWith(session, ref, 'download', deliver).catch(() => setSaid(words.review.failed));
    },
  };
}

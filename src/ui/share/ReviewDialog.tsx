import { useStore } from 'zustand';
import { hideFound } from '../../state/review.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions, useShaper } from '../session-context.ts';
import { words } from '../words/index.ts';
import { departure } from './leave.ts';
import css from './share.module.css';

/** What is in a text that is about to leave, shown only where that is worth a look. */
export function ReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { edit } = useActions();
  const shaper = useShaper();
  const { waiting } = useStore(departure);
  if (waiting === null) return null;
  const { review, by, go } = waiting;
  const hiding = hideFound(review, shaper);
  const said = words.review;
  return (
    <Dialog title={said.title} size="narrow" onClose={onClose}>
      <div className={css.body}>
        <p>{said.purpose(by, review.isRaw)}</p>
        <ul className={css.kinds}>
          {review.secrets.map(({ detector, count }) => (
            <li key={detector} className={css.secret}>
              {said.kind(words.nameIn(words.redact.detectorNames, detector), count)}
            </li>
          ))}
          {review.others.map(({ detector, count }) => (
            <li key={detector}>{said.kind(words.nameIn(words.redact.detectorNames, detector), count)}</li>
          ))}
        </ul>
        <p className={css.quiet}>{said.rest(words.output.bytes(review.bytes), review.hidden)}</p>
        <div className={css.row}>
          {hiding.length > 0 && (
            <Button
              look="primary"
              autoFocus
              onPress={() => {
                edit(hiding);
                onClose();
              }}
            >
              {said.hide}
            </Button>
          )}
          <Button
            onPress={() => {
              onClose();
              go();
            }}
          >
            {said.anyway[by]}
          </Button>
          <Button onPress={onClose}>{said.cancel}</Button>
        </div>
      </div>
    </Dialog>
  );
}

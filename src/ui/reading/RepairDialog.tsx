import { useEffect, useState } from 'react';
import type { RepairView } from '../../state/reading-actions.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './reading.module.css';

/** What a repair would put in and take out; nothing is repaired before it was seen. */
export function RepairDialog({ onClose }: { readonly onClose: () => void }) {
  const { inspect, repair } = useActions();
  const [view, setView] = useState<RepairView | 'none' | null>(null);
  useEffect(() => {
    let isOpen = true;
    inspect('repair').then((inspected) => isOpen && setView(inspected?.repair ?? 'none'));
    return () => {
      isOpen = false;
    };
  }, [inspect]);
  return (
    <Dialog title={words.reading.repairTitle} onClose={onClose}>
      {view === null && <p className={css.purpose}>{words.reading.repairWaiting}</p>}
      {view === 'none' && <p className={css.purpose}>{words.reading.noRepair}</p>}
      {view !== null && view !== 'none' && (
        <>
          <RepairSummary view={view} />
          <Hunks view={view} />
          <p className={css.purpose}>{words.reading.repairNote}</p>
        </>
      )}
      <div className={css.footer}>
        <Button onPress={onClose}>{words.reading.leaveBroken}</Button>
        {view !== null && view !== 'none' && (
          <Button
            look="primary"
            onPress={() => {
              repair();
              onClose();
            }}
          >
            {words.reading.doRepair}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function RepairSummary({ view }: { readonly view: RepairView }) {
  const { cutAt, breaksAt, repairSum } = words.reading;
  return (
    <p className={css.purpose}>
      {(view.isCut ? cutAt : breaksAt)(view.line, view.itemsBefore)} {repairSum(view.changes, view.added, view.dropped)}
    </p>
  );
}

function Hunks({ view }: { readonly view: RepairView }) {
  const hidden = view.changes - view.hunks.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.hunks} tabIndex={0} role="group" aria-label={words.reading.changes}>
      {view.hunks.map(({ before, dropped, added, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of one repair never move
        <code key={index} className={css.hunk}>
          {before}
          {dropped !== '' && (
            <del className={css.dropped}>
              <span className={css.srOnly}>{words.reading.takenOut} </span>
              {dropped}
            </del>
          )}
          {added !== '' && (
            <ins className={css.added}>
              <span className={css.srOnly}>{words.reading.putIn} </span>
              {added}
            </ins>
          )}
          {after}
        </code>
      ))}
      {hidden > 0 && <span className={css.more}>{words.reading.moreChanges(hidden)}</span>}
    </div>
  );
}

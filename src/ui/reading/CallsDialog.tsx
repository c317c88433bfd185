import { useEffect, useState } from 'react';
import type { CallView } from '../../state/reading-actions.ts';
import { Button } from '../controls/Button.tsx';
import { Chip } from '../controls/Chip.tsx';
import { cx } from '../controls/cx.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './reading.module.css';

const tones = { answered: 'good', failed: 'bad', unanswered: 'warn' } as const;

/** The calls of a log, to take one and to make samples of the others. */
export function CallsDialog({ onClose }: { readonly onClose: () => void }) {
  const { inspect, addCalls } = useActions();
  const [calls, setCalls] = useState<readonly CallView[] | null>(null);
  useEffect(() => {
    let isOpen = true;
    inspect('calls').then((inspected) => isOpen && setCalls(inspected?.calls ?? []));
    return () => {
      isOpen = false;
    };
  }, [inspect]);
  const taken = calls?.find(({ isTaken }) => isTaken);
  const others = (calls ?? []).filter(
    (call) => !call.isTaken && call.status !== 'unanswered' && call.tool === taken?.tool,
  );
  return (
    <Dialog title={words.reading.calls} onClose={onClose}>
      <p className={css.purpose}>{words.reading.callsPurpose}</p>
      {calls === null ? (
        <p className={css.purpose}>{words.reading.counting}</p>
      ) : (
        <CallsTable calls={calls} onClose={onClose} />
      )}
      {taken !== undefined && others.length > 0 && (
        <div className={css.footer}>
          <Button
            isSmall
            onPress={() => {
              addCalls(others);
              onClose();
            }}
          >
            {words.reading.takeOthers(others.length, taken.tool ?? words.reading.noTool)}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function CallsTable({ calls, onClose }: { readonly calls: readonly CallView[]; readonly onClose: () => void }) {
  const { takeCall } = useActions();
  const { callColumns, callStatus, noTool } = words.reading;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="group" aria-label={words.reading.calls}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{callColumns.tool}</th>
            <th scope="col">{callColumns.id}</th>
            <th scope="col" className={css.figure}>
              {callColumns.tokens}
            </th>
            <th scope="col">{callColumns.status}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id} className={cx(call.isTaken && css.current)}>
              <th scope="row">
                {call.status === 'unanswered' ? (
                  (call.tool ?? noTool)
                ) : (
                  <Button
                    look="quiet"
                    isSmall
                    className={css.pick}
                    onPress={() => {
                      takeCall(call);
                      onClose();
                    }}
                  >
                    {call.tool ?? noTool}
                  </Button>
                )}
              </th>
              <td>
                <code>{call.id}</code>
              </td>
              <td className={css.figure}>{call.status === 'unanswered' ? '' : words.number(call.tokens)}</td>
              <td>
                <Chip tone={tones[call.status]}>{callStatus[call.status]}</Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

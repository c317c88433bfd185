import { useEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { CallView } from '../../state/reading-actions.ts';
import { Button } from '../controls/Button.tsx';
import { Chip } from '../controls/Chip.tsx';
import controls from '../controls/controls.module.css';
import { cx } from '../controls/cx.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './reading.module.css';

const tones = { answered: 'good', failed: 'bad', unanswered: 'warn' } as const;
/** More calls than fit at a glance can be narrowed; more than the page can hold at once are shown in part. */
const glance = 12;
const shownCalls = 200;
const mostSamples = 20;

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
  const samples = others.slice(0, mostSamples);
  return (
    <Dialog title={words.reading.calls} onClose={onClose}>
      <p className={css.purpose}>{words.reading.callsPurpose}</p>
      {calls === null ? (
        <p className={css.purpose}>{words.reading.counting}</p>
      ) : (
        <CallsList calls={calls} onClose={onClose} />
      )}
      {taken !== undefined && samples.length > 0 && (
        <div className={css.footer}>
          <Button
            isSmall
            onPress={() => {
              addCalls(samples);
              onClose();
            }}
          >
            {words.reading.takeOthers(samples.length, others.length, taken.tool ?? words.reading.noTool)}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface CallsProps {
  readonly calls: readonly CallView[];
  readonly onClose: () => void;
}

/** Those that a word is in, at first those around the one that is taken. */
function CallsList({ calls, onClose }: CallsProps) {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const matches = calls.filter(({ id, tool, status }) =>
    `${tool ?? words.reading.noTool} ${id} ${words.reading.callStatus[status]}`.toLowerCase().includes(wanted),
  );
  const middle = matches.findIndex(({ isTaken }) => isTaken);
  const first = Math.max(0, Math.min(middle - shownCalls / 2, matches.length - shownCalls));
  const shown = matches.slice(first, first + shownCalls);
  return (
    <>
      {calls.length > glance && (
        <div className={css.filter}>
          <TextField aria-label={words.reading.narrow} value={filter} onChange={setFilter} autoComplete="off">
            <Input className={controls.input ?? ''} placeholder={words.reading.narrow} />
          </TextField>
          <span role="status">{words.reading.callsShown(shown.length, first, matches.length)}</span>
        </div>
      )}
      <CallsTable calls={shown} onClose={onClose} />
    </>
  );
}

function CallsTable({ calls, onClose }: CallsProps) {
  const { takeCall } = useActions();
  const current = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'center' });
  }, []);
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
            <tr key={call.id} ref={call.isTaken ? current : undefined} className={cx(call.isTaken && css.current)}>
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
              <td className={css.id}>
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

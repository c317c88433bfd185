import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../controls/Button.tsx';
import { openDialog } from '../dialogs/dialogs.ts';
import { useActions } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './reading.module.css';

/** Which call of a log is shaped, with the one before and the one after. */
export function CallBar() {
  const { takeCall } = useActions();
  const calls = useFound((state) => state.shaped?.reading.calls) ?? [];
  const answered = calls.filter(({ status }) => status !== 'unanswered');
  if (calls.length < 2) return null;
  const place = answered.findIndex(({ isTaken }) => isTaken);
  const taken = answered[place];
  const before = answered[place - 1];
  const after = answered[place + 1];
  return (
    <div className={css.bar} role="group" aria-label={words.reading.calls}>
      <div className={css.steps}>
        <IconButton
          label={words.reading.previousCall}
          isDisabled={before === undefined}
          onPress={() => before !== undefined && takeCall(before)}
        >
          <ChevronLeft size={14} aria-hidden="true" />
        </IconButton>
        <span className={css.place}>
          {words.reading.call(place + 1, answered.length, taken?.tool ?? words.reading.noTool)}
        </span>
        <IconButton
          label={words.reading.nextCall}
          isDisabled={after === undefined}
          onPress={() => after !== undefined && takeCall(after)}
        >
          <ChevronRight size={14} aria-hidden="true" />
        </IconButton>
      </div>
      <Button look="quiet" isSmall onPress={() => openDialog('calls')}>
        {words.reading.chooseCall}
      </Button>
    </div>
  );
}

import { Button } from '../controls/Button.tsx';
import { Chip } from '../controls/Chip.tsx';
import { cx } from '../controls/cx.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { askToEdit } from '../editor/big-edit.ts';
import { useCanAskToEdit, useStaysWindowed } from '../editor/use-is-windowed.ts';
import { CallBar } from '../reading/CallBar.tsx';
import { LayerChip } from '../reading/LayerChip.tsx';
import { useSample } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import { sayLayer } from '../words/layer-notes.ts';
import { textareaLimit } from './limits.ts';
import css from './output.module.css';
import { useRecordPath } from './use-record-path.ts';

/** What was understood, in a few words; before that, what to do. */
export function ReadingChips() {
  const reading = useFound((state) => state.shaped?.reading);
  const records = useRecordPath();
  const isWindowed = useStaysWindowed();
  const isBig = useSample().length > textareaLimit;
  // What is said of an output too big to be edited takes a second row: its room is there before the rest is known.
  const row = cx(css.chips, isWindowed && isBig && css.twoRows);
  if (reading === undefined) return <div className={row}>{words.output.invitation}</div>;
  const { facts, problemCount, wrappers } = reading;
  return (
    <div className={row}>
      {wrappers.map((wrapper, index) => (
        <LayerChip
          // biome-ignore lint/suspicious/noArrayIndexKey: the same wrapper may stand around itself
          key={index}
          reader={wrapper.reader}
          occurrence={wrappers.slice(0, index).filter(({ reader }) => reader === wrapper.reader).length}
          tone="accent"
          note={sayLayer(wrapper)}
        />
      ))}
      {wrappers.at(-1)?.reader !== reading.reader && <LayerChip reader={reading.reader} occurrence={0} tone="good" />}
      {records !== null && <Chip title={records}>{records}</Chip>}
      {facts.httpStatus !== undefined && (
        <Chip tone={facts.httpStatus >= 400 ? 'bad' : 'plain'}>{words.output.http(facts.httpStatus)}</Chip>
      )}
      {facts.exitCode !== undefined && (
        <Chip tone={isFailing(facts.exitCode) ? 'bad' : 'plain'}>{words.output.exit(facts.exitCode)}</Chip>
      )}
      {problemCount > 0 && <Chip tone="warn">{words.output.problems(problemCount)}</Chip>}
      {reading.isRepairable && (
        <Button look="quiet" isSmall onPress={() => openDialog('repair')}>
          {words.reading.repair}
        </Button>
      )}
      {isWindowed && <WhyReadOnly />}
      <CallBar />
    </div>
  );
}

function WhyReadOnly() {
  const { id, length } = useSample();
  const canAsk = useCanAskToEdit();
  const { edit, editTitle, tooLarge, replaceHint, oddLineEnds, oddHint } = words.output;
  if (canAsk)
    return (
      <Button look="quiet" isSmall title={editTitle} onPress={() => askToEdit(id)}>
        {edit}
      </Button>
    );
  const isOdd = length <= textareaLimit;
  return <Chip title={isOdd ? oddHint : replaceHint}>{isOdd ? oddLineEnds : tooLarge}</Chip>;
}

function isFailing(exitCode: number): boolean {
  return exitCode !== 0;
}

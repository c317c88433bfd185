import { Button } from 'react-aria-components/Button';
import { readers } from '../../core/index.ts';
import { Chip } from '../controls/Chip.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { useActions, useStage } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { sayProblem } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import { sayLayer } from '../words/layer-notes.ts';
import { StageCard } from './StageCard.tsx';
import css from './stages.module.css';

const headingId = 'layers-taken-off';

export function ReadCard() {
  const reading = useFound((state) => state.shaped?.reading);
  const summary =
    reading === undefined
      ? ''
      : [
          words.read.as(words.readerName(reading.reader)),
          ...reading.wrappers
            .filter(({ reader }) => reader !== reading.reader)
            .map(({ reader }) => words.readerName(reader)),
          ...(reading.problemCount > 0 ? [words.output.problems(reading.problemCount)] : []),
        ].join(' · ');
  return (
    <StageCard stage="read" place={1} summary={summary}>
      {body}
    </StageCard>
  );
}

const body = (
  <>
    <ReaderChoice />
    <Wrappers />
    <Problems />
  </>
);

/** Any reader that fits, or the ones that understood this output. */
function ReaderChoice() {
  const { edit } = useActions();
  const read = useStage('read');
  const reading = useFound((state) => state.shaped?.reading);
  const pinned = readers.filter(({ id }) => read.readers?.includes(id) === true);
  const name = pinned.map(({ id }) => words.readerName(id)).join(' + ');
  return (
    <SelectInput
      label={words.read.readAs}
      value={read.readers === null ? 'any' : 'pinned'}
      options={[
        { id: 'any', name: words.read.anyReader },
        { id: 'pinned', name: pinned.length === 0 ? words.read.pinned : words.read.always(name) },
      ]}
      onChange={(choice) => {
        const found =
          reading === undefined ? [] : [...reading.wrappers.map((wrapper) => wrapper.reader), reading.reader];
        edit([{ type: 'set', stage: 'read', change: { readers: choice === 'any' ? null : [...new Set(found)] } }]);
      }}
    />
  );
}

/** What was around the output, from the outside in. */
function Wrappers() {
  const wrappers = useFound((state) => state.shaped?.reading.wrappers) ?? [];
  if (wrappers.length === 0) return null;
  return (
    <div className={css.rows}>
      <span className={css.heading} id={headingId}>
        {words.read.takenOff}
      </span>
      <ul className={css.rows} aria-labelledby={headingId}>
        {wrappers.map((wrapper, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same wrapper may stand around itself
          <li key={index} className={css.row}>
            <Chip tone="accent">{words.readerName(wrapper.reader)}</Chip>
            <span className={css.purpose}>{sayLayer(wrapper)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each problem leads to its place in the output. */
function Problems() {
  const { lookAt } = useActions();
  const reading = useFound((state) => state.shaped?.reading);
  if (reading === undefined) return null;
  if (reading.problemCount === 0) return <p className={css.purpose}>{words.read.noProblems}</p>;
  const hidden = reading.problemCount - reading.problems.length;
  return (
    <>
      {reading.isPartial && <p>{words.read.partial}</p>}
      <ul className={css.problems} aria-label={words.read.problems}>
        {reading.problems.map((problem) => (
          <li key={`${problem.id} ${problem.start}`}>
            <Button className={css.problem ?? ''} onPress={() => lookAt('output', problem.start, problem.end)}>
              {sayProblem(problem)}
            </Button>
          </li>
        ))}
        {hidden > 0 && <li className={css.problem}>{words.read.moreProblems(hidden)}</li>}
      </ul>
    </>
  );
}

import { Chip } from '../controls/Chip.tsx';
import { useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import { useRecordPath } from './use-record-path.ts';

/** What was understood, in a few words. */
export function ReadingChips() {
  const reading = useSession((state) => state.shaped?.reading);
  const records = useRecordPath();
  if (reading === undefined) return null;
  const { facts, problemCount } = reading;
  const isFailing = facts.exitCode !== undefined && facts.exitCode !== 0;
  return (
    <>
      <Chip tone="good">{words.readerName(reading.reader)}</Chip>
      {problemCount > 0 && <Chip tone="warn">{words.output.problems(problemCount)}</Chip>}
      {facts.httpStatus !== undefined && (
        <Chip tone={facts.httpStatus >= 400 ? 'bad' : 'plain'}>{words.output.http(facts.httpStatus)}</Chip>
      )}
      {facts.exitCode !== undefined && (
        <Chip tone={isFailing ? 'bad' : 'plain'}>{words.output.exit(facts.exitCode)}</Chip>
      )}
      {records !== null && <Chip title={records}>{records}</Chip>}
    </>
  );
}

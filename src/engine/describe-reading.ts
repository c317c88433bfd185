import { findChoices, type Reading } from '../core/index.ts';
import type { ReadingView } from './protocol.ts';

const problemLimit = 200;

/** What the page shows of a reading: all but its value. */
export function describeReading(reading: Reading, length: number, bytes: number): ReadingView {
  const { reader, format, wrappers, facts, factSources, problems, isPartial } = reading;
  return {
    reader,
    format,
    wrappers,
    facts,
    factSources,
    problems: problems.slice(0, problemLimit),
    problemCount: problems.length,
    isPartial,
    length,
    bytes,
    ...findChoices(reading.value),
  };
}

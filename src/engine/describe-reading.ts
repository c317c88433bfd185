import { findChoices, type Reading, readers } from '../core/index.ts';
import type { ReadingView } from './answers.ts';

const problemLimit = 200;

/** What the page shows of a reading: all but its value. */
export function describeReading(reading: Reading, length: number, bytes: number): ReadingView {
  const { reader, format, wrappers, facts, factSources, problems, isPartial, calls } = reading;
  return {
    reader,
    format,
    wrappers,
    facts,
    factSources,
    problems: problems.slice(0, problemLimit),
    problemCount: problems.length,
    isPartial,
    isRepairable: readers.some((known) => known.id === reader && 'repairedBy' in known),
    calls: calls.map(({ content: _, ...line }) => line),
    length,
    bytes,
    ...findChoices(reading.value),
  };
}

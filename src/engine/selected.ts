import { type Json, type Run, rowsOf } from '../core/index.ts';

/** What Select took, before any field is touched. */
export function selectedValue(run: Run): Json {
  return run.stages.find((stage) => stage.id === 'select')?.value ?? null;
}

export function selectedRows(run: Run): readonly Json[] {
  return rowsOf(selectedValue(run));
}

/** Levels of the paste that stand around a record. */
export function recordDepth(run: Run): number {
  const value = selectedValue(run);
  const above = value === run.reading.value ? 0 : run.shaper.select.records.length;
  return above + (Array.isArray(value) ? 1 : 0);
}

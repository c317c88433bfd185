import { each, isEach, type Json, type Path, type Run, rowsOf } from '../core/index.ts';

/** What Select took, before any field is touched. */
export function selectedValue(run: Run): Json {
  return run.stages.find((stage) => stage.id === 'select')?.value ?? null;
}

export function selectedRows(run: Run): readonly Json[] {
  return rowsOf(selectedValue(run));
}

/** Where a record stands in the reading's value. */
export function pathToRecord(run: Run): Path {
  const value = selectedValue(run);
  const above = value === run.reading.value ? [] : run.shaper.select.records;
  return Array.isArray(value) && !isEach(above.at(-1)) ? [...above, each] : above;
}

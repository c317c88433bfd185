import { isSamePath, showPath } from '../../core/index.ts';
import { useStage } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';

/** Such as `100 records at data.list`; null where no list was selected. */
export function useRecordPath(): string | null {
  const select = useStage('select');
  const lists = useFound((state) => state.shaped?.reading.lists);
  const list = lists?.find(({ path }) => isSamePath(path, select.records));
  if (list === undefined) return null;
  if (list.path.length === 0) return words.output.recordsWhole(list.rows);
  return words.output.records(list.rows, showPath(list.path));
}

import { useMemo } from 'react';
import type { FieldStat, Shaper, StageId } from '../../core/index.ts';
import { listFieldRows } from '../../state/field-rows.ts';
import type { SessionState } from '../../state/session-state.ts';
import { currentDesign } from '../../state/workspace.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';

/** A few words on what a stage did, for its corner of the waterfall. */
export function useStageNote(id: StageId): string {
  const shaped = useFound((state) => state.shaped);
  const shaper = useFound((state) => currentDesign(state.workspace).history.present);
  return useMemo(() => noteOf(id, shaped, shaper), [id, shaped, shaper]);
}

function noteOf(id: StageId, shaped: SessionState['shaped'], shaper: Shaper): string {
  if (shaped === null) return '';
  const stage = shaped.stages.find((view) => view.id === id);
  if (stage === undefined) return '';
  if (!stage.isOn) return words.waterfall.off;
  const { kept, received } = stage.report;
  switch (id) {
    case 'read':
      return words.output.bytes(shaped.reading.bytes);
    case 'select':
      return words.waterfall.allRows(kept);
    case 'fields':
      return fieldsNote(shaped.fields, shaper.fields);
    case 'redact':
      return shaper.redact.rules.length === 0
        ? words.waterfall.noRules
        : words.waterfall.rules(shaper.redact.rules.length);
    case 'truncate':
      return kept === received ? words.waterfall.allRows(kept) : words.waterfall.rows(kept, received);
    case 'envelope':
      return words.envelope.status[shaped.result.status];
    case 'render':
      return words.formatName(shaper.render.format);
    case 'message':
      return '';
  }
}

function fieldsNote(stats: readonly FieldStat[], fields: Shaper['fields']): string {
  const rows = listFieldRows(stats, null, fields, { sort: 'cost', filter: '' });
  const kept = rows.filter((row) => row.isKept).length;
  if (rows.length === 0) return '';
  return kept === rows.length ? words.waterfall.fieldCount(kept) : words.waterfall.fields(kept, rows.length);
}

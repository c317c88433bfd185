import { showPath, valueAt } from '../../path.ts';
import { countRows } from '../../rows.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** The records stand inside an object that only holds them, and the whole of it is taken for one record. */
export const uselessWrapperCheck: Check = {
  id: 'useless-wrapper',
  find(view) {
    const { select, fields, redact } = view.shaper;
    if (view.isError || !select.on || select.records.length > 0) return [];
    const { records, total, next } = view.found;
    const rows = countRows(valueAt(view.run.reading.value, records) ?? null);
    if (records.length === 0 || rows < 2) return [];
    // Paths of fields start at the record, so they would lead nowhere afterwards.
    const hasPaths = fields.rules.length > 0 || redact.rules.some(({ target }) => target.by === 'path');
    return [
      {
        severity: 'warning',
        values: { path: showPath(records), rows },
        at: { stage: 'select' },
        ...(hasPaths
          ? {}
          : {
              fix: {
                id: 'take-records',
                values: { path: showPath(records) },
                edits: [{ type: 'set', stage: 'select', change: { records, total, next } }],
              },
            }),
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '{"code":0,"data":{"list":[{"id":1},{"id":2}],"total":2}}',
      edits: [{ type: 'set', stage: 'select', change: { records: [], total: null, next: null } }],
      found: [
        {
          severity: 'warning',
          values: { path: 'data.list', rows: 2 },
          at: { stage: 'select' },
          fix: 'take-records',
        },
      ],
    },
    {
      output: '{"code":0,"data":{"list":[{"id":1},{"id":2}],"total":2}}',
      edits: [
        { type: 'set', stage: 'select', change: { records: [], total: null, next: null } },
        { type: 'setField', path: ['code'], change: { keep: false } },
      ],
      found: [{ severity: 'warning', values: { path: 'data.list', rows: 2 }, at: { stage: 'select' } }],
    },
  ],
  passes: [
    { output: '{"code":0,"data":{"list":[{"id":1},{"id":2}],"total":2}}', why: 'the list is taken out' },
    { output: '[{"id":1},{"id":2}]', why: 'the list is the whole' },
    { output: '{"name":"Ann","address":{"city":"Rome"}}', why: 'there is no list' },
  ],
} as const satisfies CheckExamples;

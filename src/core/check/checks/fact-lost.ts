import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { showsFact, traceFact } from '../trace-fact.ts';

/** A value or a path that must survive is not in the final text, or not whole. */
export const factLostCheck: Check = {
  id: 'fact-lost',
  find({ run }) {
    return run.shaper.truncate.mustSurvive.flatMap((fact) => {
      const { of: all, survived, lostAt } = traceFact(run, fact);
      if (lostAt === null) return [];
      const path = fact.by === 'path' ? fact.path : null;
      return [
        {
          severity: 'error',
          values: { fact: showsFact(fact), stage: lostAt, lost: all - survived, of: all },
          at: { stage: lostAt, ...(path === null ? {} : { path }) },
          ...(path !== null && lostAt === 'fields'
            ? {
                fix: {
                  id: 'keep-field',
                  values: { path: showPath(path) },
                  edits: [{ type: 'setField', path, change: { keep: true, role: 'decision' } }],
                },
              }
            : {}),
        },
      ];
    });
  },
};

export const examples = {
  flags: [
    {
      output: '[{"id":1,"total":"12.50"},{"id":2,"total":"99.10"}]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 1, mustSurvive: [{ by: 'path', path: ['total'] }] } }],
      found: [
        {
          severity: 'error',
          values: { fact: 'total', stage: 'truncate', lost: 1, of: 2 },
          at: { stage: 'truncate', path: ['total'] },
        },
      ],
    },
    {
      output: '[{"id":1,"total":"12.50"},{"id":2,"total":"99.10"}]',
      edits: [
        { type: 'setField', path: ['total'], change: { keep: false } },
        { type: 'set', stage: 'truncate', change: { mustSurvive: [{ by: 'path', path: ['total'] }] } },
      ],
      found: [
        {
          severity: 'error',
          values: { fact: 'total', stage: 'fields', lost: 2, of: 2 },
          at: { stage: 'fields', path: ['total'] },
          fix: 'keep-field',
        },
      ],
    },
  ],
  passes: [
    {
      output: '[{"id":1,"total":"12.50"},{"id":2,"total":"99.10"}]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 1, mustSurvive: [{ by: 'text', text: '99.10' }] } }],
      why: 'the row that holds it stays, whatever else is cut',
    },
    {
      output: '[{"id":1,"total":"12.50"}]',
      edits: [{ type: 'set', stage: 'truncate', change: { mustSurvive: [{ by: 'text', text: 'gone' }] } }],
      why: 'what the output never had, no stage removed',
    },
  ],
} as const satisfies CheckExamples;

import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

const stackNames = /^(?:stack|stack_?trace|trace_?back|back_?trace|exception_?stack|exc_info|stackTraceString)$/i;

/** A field that holds a stack trace: long, and no reader of the result can act on it. */
export const stackTraceInResultCheck: Check = {
  id: 'stack-trace-in-result',
  find(view) {
    const fields = view.shown.filter(({ path, present, nulls, empties }) => {
      const key = path.at(-1);
      return typeof key === 'string' && stackNames.test(key) && present > nulls + empties;
    });
    return fields
      .filter(({ path }) => !view.fields.isRedacted(path))
      .map(({ path, present, nulls }) => ({
        severity: 'info',
        values: { path: showPath(path), rows: present - nulls },
        at: { stage: 'fields', path },
        ...(view.isNeeded(path) || view.fields.ruleAt(path)?.required
          ? {}
          : {
              fix: {
                id: 'drop-field',
                values: { path: showPath(path) },
                edits: [{ type: 'setField', path, change: { keep: false } }],
              },
            }),
      }));
  },
};

export const examples = {
  flags: [
    {
      output: '[{"level":"warn","msg":"slow","stack":"at run (app.js:1:1)"},{"level":"info","msg":"ok","stack":null}]',
      found: [
        {
          severity: 'info',
          values: { path: 'stack', rows: 1 },
          at: { stage: 'fields', path: ['stack'] },
          fix: 'drop-field',
        },
      ],
    },
  ],
  passes: [
    { output: '[{"msg":"slow","stack":null},{"msg":"ok","stack":null}]', why: 'no row has one' },
    {
      output: '{"stack":"MERN","name":"shop"}',
      edits: [{ type: 'setField', path: ['stack'], change: { keep: false } }],
      why: 'the field is dropped',
    },
  ],
} as const satisfies CheckExamples;

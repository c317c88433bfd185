import type { Trace } from '../trace.ts';
import { traceDelimited } from '../trace-delimited.ts';

export const tsvTrace: Trace = {
  id: 'tsv',
  trace(value, node, pen, options) {
    return traceDelimited(value, node, pen, '\t', options);
  },
};

import type { Trace } from '../trace.ts';
import { traceDelimited } from '../trace-delimited.ts';

export const csvTrace: Trace = {
  id: 'csv',
  trace(value, node, pen, options) {
    return traceDelimited(value, node, pen, ',', options);
  },
};

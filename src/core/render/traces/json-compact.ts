import type { Trace } from '../trace.ts';
import { traceJsonInSteps, writerFor } from '../trace-json.ts';

export const jsonCompactTrace: Trace = {
  id: 'json-compact',
  trace(value, node, pen, options) {
    const space = options.spaced === true ? 1 : 0;
    return traceJsonInSteps(value, node, pen, {
      unit: '',
      commaSpace: space,
      colonSpace: space,
      quote: '"',
      write: writerFor(options),
    });
  },
};

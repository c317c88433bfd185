import type { Trace } from '../trace.ts';
import { quoteFor, traceJsonInSteps } from '../trace-json.ts';

export const jsonCompactTrace: Trace = {
  id: 'json-compact',
  trace(value, node, pen, options) {
    const space = options.spaced === true ? 1 : 0;
    return traceJsonInSteps(value, node, pen, {
      unit: '',
      commaSpace: space,
      colonSpace: space,
      quote: quoteFor(options),
    });
  },
};

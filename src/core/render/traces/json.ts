import type { Trace } from '../trace.ts';
import { traceJsonInSteps, writerFor } from '../trace-json.ts';

export const jsonTrace: Trace = {
  id: 'json',
  trace(value, node, pen, options) {
    const indent = options.indent ?? 2;
    const unit = indent === '\t' ? '\t' : ' '.repeat(Math.min(indent, 10));
    const look = { unit, commaSpace: 0, colonSpace: unit === '' ? 0 : 1, quote: '"', write: writerFor(options) };
    return traceJsonInSteps(value, node, pen, look);
  },
};

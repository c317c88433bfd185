import { isArray } from '../../value.ts';
import type { Trace } from '../trace.ts';
import { compactLook, elementPlace, traceJson, traceJsonInSteps } from '../trace-json.ts';

export const jsonlTrace: Trace = {
  id: 'jsonl',
  *trace(value, node, pen) {
    if (!isArray(value)) return yield* traceJsonInSteps(value, node, pen, compactLook);
    for (const [index, row] of value.entries()) {
      const place = elementPlace(row, node, pen);
      if (index > 0) pen.mark(place, 1);
      traceJson(row, place, pen, compactLook, 0);
      yield null;
    }
  },
};

import { valueAt } from '../path.ts';
import { recordsAt } from '../records-at.ts';
import { setAt } from '../set-at.ts';
import { isArray } from '../value.ts';
import type { Variant } from './variant.ts';

/** The same answer with no rows in it. */
export const emptyVariant: Variant = {
  id: 'empty',
  make({ value, records, total, next, facts, write, text }) {
    if (!isArray(recordsAt(value, records))) return null;
    const none = setAt(value, records, []);
    const counted = total === null ? none : setAt(none, total, 0);
    const page = next === null ? undefined : valueAt(value, next);
    const last = next === null ? counted : setAt(counted, next, typeof page === 'boolean' ? false : null);
    // A table without rows is its header.
    return { output: write(last) || `${text.split('\n', 1)[0]}\n`, facts };
  },
};

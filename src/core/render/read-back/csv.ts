import type { ReadBack } from '../fidelity.ts';
import { readDelimited } from '../read-delimited.ts';

export const csvReadBack: ReadBack = {
  id: 'csv',
  read(text, options) {
    return readDelimited(text, ',', options);
  },
};

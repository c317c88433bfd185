import type { ReadBack } from '../read-back.ts';
import { readDelimited } from '../read-delimited.ts';

export const csvReadBack: ReadBack = {
  id: 'csv',
  read(text, options) {
    return readDelimited(text, ',', options);
  },
};

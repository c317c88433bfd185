import type { ReadBack } from '../read-back.ts';
import { readDelimited } from '../read-delimited.ts';

export const tsvReadBack: ReadBack = {
  id: 'tsv',
  read(text, options) {
    return readDelimited(text, '\t', options);
  },
};

import type { Format } from '../../model.ts';
import { layOutDelimited } from '../delimited.ts';

/** Tab-separated values, quoted like CSV where a cell holds a tab, a quote or a line break. */
export const tsvFormat: Format = {
  id: 'tsv',
  nests: false,
  extension: 'tsv',
  mediaType: 'text/tab-separated-values',
  defaults: { nullToken: '' },
  layOut(value, options) {
    return layOutDelimited(value, '\t', options);
  },
};

export const examples = [{ value: [{ a: 'x, y', b: 'tab\there' }], text: 'a\tb\nx, y\t"tab\there"' }];

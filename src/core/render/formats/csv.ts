import type { Format } from '../../model.ts';
import { layOutDelimited } from '../delimited.ts';

/** Comma-separated values. */
export const csvFormat: Format = {
  id: 'csv',
  nests: false,
  extension: 'csv',
  mediaType: 'text/csv',
  defaults: { nullToken: '' },
  layOut(value, options) {
    return layOutDelimited(value, ',', options);
  },
};

export const examples = [
  {
    value: [
      { a: 1, b: 'x, y' },
      { b: 'say "hi"', c: null },
    ],
    text: 'a,b,c\n1,"x, y",\n,"say ""hi""",',
  },
  { value: [{ tags: ['p', 'q'], at: { x: 1 } }], text: 'tags,at\n"[""p"",""q""]","{""x"":1}"' },
  { value: [{ a: 1 }, 'x'], text: 'a,value\n1,\n,x' },
  { value: [{ a: null }, { a: '' }], options: { nullToken: 'NULL' }, text: 'a\nNULL\n""' },
];

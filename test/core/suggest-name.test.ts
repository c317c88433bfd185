import { expect, test } from 'vitest';
import { each, type Path, suggestNames } from '../../src/core/index.ts';

test.each<[string, Path, readonly string[]]>([
  ['an abbreviation', ['amt'], ['amount']],
  ['one part of a name', ['tot_amt'], ['total_amount']],
  ['camel case', ['totAmt'], ['total_amount']],
  ['a bare name says what it belongs to', ['cust', 'nm'], ['name', 'customer_name']],
  ['also in a list', ['ords', each, 'id'], ['ord_id']],
  ['a plain name stays', ['created_at'], []],
  ['a plain bare name at the top stays', ['id'], []],
  ['an element has no name', ['tags', each], []],
])('%s', (_, path, names) => {
  expect(suggestNames(path)).toEqual(names);
});

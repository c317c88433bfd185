import type { Reader } from '../../model.ts';
import { readBoxTable } from '../box-rows.ts';

/** A table as psql, mysql and DuckDB draw it. A blank cell of psql and the word NULL of mysql are null. */
export const boxTableReader: Reader = {
  id: 'box-table',
  of: 'text',
  isWrapper: false,
  read(input) {
    return input.of === 'text' ? readBoxTable(input.text) : null;
  },
};

export const examples = {
  hits: [
    ' a | b \n---+---\n 1 | x \n 2 |   \n(2 rows)\n\n',
    '+----+------+\n| id | name |\n+----+------+\n|  1 | Ann  |\n|  2 | NULL |\n+----+------+\n2 rows in set (0.00 sec)\n',
    '┌───────┬─────────┐\n│  id   │  name   │\n│ int32 │ varchar │\n├───────┼─────────┤\n│     1 │ Ann     │\n└───────┴─────────┘',
    ' count \n-------\n    42\n(1 row)\n',
    ' id |  note   \n----+---------\n  1 | one    +\n    | two\n  2 | a | b\n(2 rows)',
    ' a | b \n---+---\n(0 rows)\n',
  ],
  misses: [
    { text: 'Title\n-----\nText', why: 'it is a heading' },
    { text: '| a | b |\n|---|---|\n| 1 | 2 |', why: 'it is Markdown' },
    { text: 'select 1;\n a | b \n---+---\n 1 | 2 \n(1 row)', why: 'a statement comes before it' },
    { text: '---\na: 1\n---\na: 2\n', why: 'rules of YAML part documents' },
    { text: '+-------+\n| magic |\n+-------+\n| size  |\n+-------+\n| data  |\n+-------+', why: 'it is a drawing' },
    { text: '+------+\njust a line\n+------+', why: 'the line between the rules has no borders' },
  ],
};

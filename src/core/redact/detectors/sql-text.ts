import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

/** Words of prose such as "select one from these" hold no sign of SQL. */
const sqlPattern =
  /(?:(?<!\w)|(?<=\\[nrt]))(?:(?:SELECT|select) (?:\*|DISTINCT|distinct|[\w.`]{1,60}(?= (?:FROM|from) [\w.`]{1,60}(?: (?:WHERE|where|LIMIT|limit|JOIN|join|ORDER|order|GROUP|group)|;|$))|[\w.`()*]{1,60} ?,|[\w.]{1,40}\()[^;"\r\n]{0,400}?\s(?:FROM|from)\s[^\s;"]{1,100}|(?:INSERT INTO|insert into) [\w.`]{1,100} ?(?:\([^)]{1,400}\)|(?:VALUES|values))|(?:UPDATE|update) [\w.`]{1,100} (?:SET|set) [\w.`]{1,100} ?=|(?:DELETE FROM|delete from) [\w.`]{1,100} (?:WHERE|where) )[^;"\r\n]{0,2000}/y;

/** Statements of SQL, which tell how tables and columns are called. */
export const sqlText = {
  id: 'sql-text',
  group: 'network',
  suggests: 'label',
  anchors: { words: ['select ', 'insert into ', 'update ', 'delete from '] },
  match: matchFrom(sqlPattern),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: 'query failed: SELECT id, mail FROM users WHERE id = 1',
      found: ['SELECT id, mail FROM users WHERE id = 1'],
    },
    { text: 'INSERT INTO t (a, b) VALUES (1, 2); next', found: ['INSERT INTO t (a, b) VALUES (1, 2)'] },
    { text: 'update users set mail = 1 where id = 2', found: ['update users set mail = 1 where id = 2'] },
  ],
  misses: [
    { text: 'select the item from the list', reason: 'words' },
    { text: 'delete from the cart', reason: 'words' },
    { text: 'an update is set for Monday', reason: 'words' },
  ],
};

import type { Json, Path } from '../model.ts';
import { valueAt } from '../path.ts';
import { entriesOf, isExactNumber, isObject, lookUp } from '../value.ts';

const totalNames =
  /^(?:total|total_?(?:count|results|size|items|hits|records|matches|elements)|count|hits|matched|num_?found|row_?count|result_?count)$/i;
const cursorNames =
  /^(?:next|next_?(?:cursor|page|page_?token|token|link|offset)|cursor|page_?token|end_?cursor|continuation(?:_?token)?|scroll_?id|@odata\.nextLink)$/i;
const moreNames = /^(?:has_?(?:more|next|next_?page)|more|is_?truncated|truncated)$/i;
const snapshotNames =
  /^(?:snapshot(?:_?id)?|as_?of|(?:resource|data|index|source)_?version|revision|etag|sync_?token|delta_?token)$/i;
/** Objects beside the records that speak of the page. */
const pageNames =
  /^(?:_?meta(?:data)?|paging|page|page_?info|pagination|response_?metadata|_?links|info|cursors?|summary|result_?info|completeness)$/i;

/** Where the source says how many rows exist, be it as a number or as `{ value }`. */
export function findTotal(value: Json, records: Path): Path | null {
  const path = findNamed(value, records, totalNames, (member) => isCount(member) || isCount(lookUp(member, 'value')));
  return path !== null && isObject(valueAt(value, path)) ? [...path, 'value'] : path;
}

/** The cursor to the next page; the mark that says whether there is one, where that is false or there is no cursor. */
export function findNextPage(value: Json, records: Path): Path | null {
  const more = findNamed(value, records, moreNames, (member) => typeof member === 'boolean');
  const cursor = findNamed(value, records, cursorNames, isCursor);
  if (more === null || cursor === null) return cursor ?? more;
  if (valueAt(value, more) === false) return more;
  const found = valueAt(value, cursor);
  return found === null || found === '' ? more : cursor;
}

/** Where the source says which state of its data this is. */
export function findSnapshot(value: Json, records: Path): Path | null {
  return findNamed(value, records, snapshotNames, (member) => member !== null && member !== '' && isCursor(member));
}

/** The nearest member with such a name, looked for beside the records and upwards, then in objects there that speak of pages. */
function findNamed(value: Json, records: Path, names: RegExp, accepts: (member: Json) => boolean): Path | null {
  for (let depth = Math.max(records.length - 1, 0); depth >= 0; depth--) {
    const path = records.slice(0, depth);
    const node = valueAt(value, path);
    if (!isObject(node)) continue;
    const members = entriesOf(node).filter(([key]) => key !== records[depth]);
    for (const [key, member] of members) if (names.test(key) && accepts(member)) return [...path, key];
    for (const [key, member] of members) {
      if (!isObject(member) || !pageNames.test(key)) continue;
      for (const [inner, deep] of entriesOf(member))
        if (names.test(inner) && accepts(deep)) return [...path, key, inner];
    }
  }
  return null;
}

function isCount(member: Json | undefined): boolean {
  if (typeof member === 'string') return /^\d{1,15}$/.test(member);
  return (typeof member === 'number' && Number.isInteger(member) && member >= 0) || isExactNumber(member);
}

function isCursor(member: Json): boolean {
  return member === null || typeof member === 'string' || typeof member === 'number' || isExactNumber(member);
}

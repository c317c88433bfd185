import { firstClaim, readText } from './claim-members.ts';
import type { Json, JsonObject, Page } from './model.ts';
import { entriesOf, isArray, isExactNumber, isObject, lookUp } from './value.ts';

const moreKeys = ['has_more', 'hasMore', 'has_next', 'hasNext', 'hasNextPage', 'has_next_page'];
const ownCursorKeys = [
  'next_cursor',
  'nextCursor',
  'next_page_token',
  'nextPageToken',
  'NextToken',
  'nextToken',
  'next_token',
  'next_page',
  'next_offset',
  '@odata.nextLink',
];

/** Where the source says how to go on; a cursor of this page counts only where it says that there is more. */
export function readOwnPage(value: JsonObject, places: readonly Json[]): Page | null {
  const more = firstClaim(places, moreKeys, (member) => (typeof member === 'boolean' ? member : null));
  const next =
    firstClaim(places, ownCursorKeys, readCursor) ??
    readOwnNext(value) ??
    firstClaim(places.slice(1), ['next'], readCursor);
  if (more === null && next === null) return null;
  const hasMore = more ?? next !== null;
  const cursor = next ?? firstClaim(places, ['endCursor', 'end_cursor', 'cursor'], readCursor);
  return { sort: firstClaim(places, ['sort'], readText) ?? '', cursor: hasMore ? cursor : null, hasMore };
}

/** `next` beside a list is a cursor; in a record it could be anything, and a list of actions is not meant here. */
function readOwnNext(value: JsonObject): string | null {
  const next = lookUp(value, 'next') ?? null;
  const isBesideList = entriesOf(value).some(([, member]) => isArray(member));
  return isBesideList && !isArray(next) ? readCursor(next) : null;
}

function readCursor(member: Json): string | null {
  if (typeof member === 'string') return member === '' ? null : member;
  if (isExactNumber(member)) return member.text;
  if (isObject(member)) return firstClaim([member], ['href', 'url', 'cursor'], readText);
  return typeof member === 'number' ? String(member) : null;
}

/** RFC 8288: `<https://h/items?page=2>; rel="next"`. */
export function linkPage(link: string | undefined): Page | null {
  const next = /<([^<>]{1,2000})>\s{0,5};[^,<]{0,200}\brel="?next\b/i.exec(link ?? '')?.[1];
  return next === undefined ? null : { sort: '', cursor: next, hasMore: true };
}

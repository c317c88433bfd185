import { firstClaim, readText } from './claim-members.ts';
import type { Json, Page } from './model.ts';
import { isExactNumber, isObject, lookUp } from './value.ts';

const moreKeys = ['has_more', 'hasMore', 'has_next', 'hasNext', 'hasNextPage', 'has_next_page'];
const ownCursorKeys = [
  'next_cursor',
  'nextCursor',
  'next_page_token',
  'nextPageToken',
  'NextToken',
  'nextToken',
  'next_token',
  'endCursor',
  'next_page',
  'next_offset',
  '@odata.nextLink',
];

/** A cursor counts where it is not empty; `next` may also be a list of actions. */
export function readOwnPage(value: Json, places: readonly Json[]): Page | null {
  const more = firstClaim(places, moreKeys, (member) => (typeof member === 'boolean' ? member : null));
  const cursor =
    firstClaim(places, ownCursorKeys, readCursor) ?? readCursor(lookUp(value, 'next') ?? null) ?? pagedCursor(places);
  if (more === null && cursor === null) return null;
  const sort = firstClaim(places, ['sort'], readText);
  const hasMore = more ?? cursor !== null;
  return { sort: sort ?? '', cursor: hasMore ? cursor : null, hasMore };
}

/** `cursor` and `next` in an object about pages; beside rows they could be anything. */
function pagedCursor(places: readonly Json[]): string | null {
  return firstClaim(places.slice(1), ['next', 'cursor'], readCursor);
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

import type { Cut, EnvelopeOptions, Json, Page, Result } from '../model.ts';
import { isArray, lookUp, makeObject } from '../value.ts';

/** What a result says of its own completeness, as members of `meta`; nothing where there is nothing to say. */
export function accountOf(result: Result, options: EnvelopeOptions): readonly [string, Json][] {
  const { completeness, page } = result;
  const account: [string, Json][] = [];
  const isCut = isIncomplete(result);
  if (completeness.unit === 'rows') {
    if (completeness.matched !== null) account.push(['total', completeness.matched]);
    if (completeness.received !== undefined) account.push(['received', completeness.received]);
    if (completeness.returned > 0) account.push(['returned', completeness.returned]);
  } else if (isCut) {
    account.push([`returned_${completeness.unit}`, completeness.returned]);
    if (completeness.matched !== null) account.push([`total_${completeness.unit}`, completeness.matched]);
  }
  if (result.status === 'partial') account.push(['truncated', true]);
  if (page !== null && page.sort !== '') account.push(['sort', page.sort]);
  if (page?.hasMore) account.push(['next', showNext(page)]);
  if (result.emptyReason !== null) account.push(['reason', result.emptyReason]);
  if (result.action !== null) account.push(['action', result.action]);
  if (result.resourceId !== null) account.push(['resource_id', result.resourceId]);
  if (result.summary !== null) account.push(['summary', result.summary]);
  if (result.warnings.length > 0) account.push(['warnings', result.warnings]);
  if (result.cuts.length > 0) account.push(['cuts', showCuts(result.cuts)]);
  if (result.nextActions.length > 0) account.push(['next_actions', result.nextActions]);
  return [...account, ...Object.entries(result.meta), ...Object.entries(options.meta)];
}

/** Is something missing from it, or to be warned of? */
export function isIncomplete(result: Result): boolean {
  return result.status === 'partial' || result.warnings.length > 0;
}

/** The cursor, as its parts or as text; true where there is more and nobody knows where. */
export function showNext({ cursor, record }: Page): Json {
  return record ?? cursor ?? true;
}

export function showCuts(cuts: readonly Cut[]): Json {
  return cuts.map(({ path, omitted, unit }) =>
    makeObject([
      ['path', path],
      ['omitted', omitted],
      ['unit', unit],
    ]),
  );
}

export function readCuts(value: Json | undefined): readonly Cut[] {
  return (isArray(value) ? value : []).flatMap((item) => {
    const [path, omitted, unit] = ['path', 'omitted', 'unit'].map((key) => lookUp(item, key));
    const isUnit = unit === 'characters' || unit === 'levels' || unit === 'elements';
    return typeof path === 'string' && typeof omitted === 'number' && isUnit ? [{ path, omitted, unit }] : [];
  });
}

/** A key's number, or null. */
export function readCountAt(value: Json | undefined, key: string): number | null {
  const member = lookUp(value, key);
  return typeof member === 'number' ? member : null;
}

export function readTextAt(value: Json | undefined, key: string): string | null {
  const member = lookUp(value, key);
  return typeof member === 'string' ? member : null;
}

export function readTextsAt(value: Json | undefined, key: string): readonly string[] {
  const member = lookUp(value, key);
  return isArray(member) ? member.filter((item) => typeof item === 'string') : [];
}

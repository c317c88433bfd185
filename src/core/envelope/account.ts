import type { EnvelopeOptions, Json, Result } from '../model.ts';
import { makeObject } from '../value.ts';

/** What a result says of its own completeness, as members of `meta`; nothing where there is nothing to say. */
export function accountOf(result: Result, options: EnvelopeOptions): readonly [string, Json][] {
  const { completeness, page } = result;
  const account: [string, Json][] = [];
  const isCut = result.status === 'partial' || result.warnings.length > 0;
  if (completeness.unit === 'rows') {
    if (completeness.matched !== null) account.push(['total', completeness.matched]);
    account.push(['returned', completeness.returned]);
  } else if (isCut) {
    account.push([`returned_${completeness.unit}`, completeness.returned]);
    if (completeness.matched !== null) account.push([`total_${completeness.unit}`, completeness.matched]);
  }
  if (isCut) account.push(['truncated', result.status === 'partial']);
  if (page !== null && page.sort !== '') account.push(['sort', page.sort]);
  if (page?.hasMore) account.push(['next', page.cursor ?? true]);
  if (result.emptyReason !== null) account.push(['reason', result.emptyReason]);
  if (result.warnings.length > 0) account.push(['warnings', result.warnings]);
  if (result.cuts.length > 0) {
    account.push([
      'cuts',
      result.cuts.map((cut) =>
        makeObject([
          ['path', cut.path],
          ['omitted', cut.omitted],
          ['unit', cut.unit],
        ]),
      ),
    ]);
  }
  if (result.nextActions.length > 0) account.push(['next_actions', result.nextActions]);
  return [...account, ...Object.entries(result.meta), ...Object.entries(options.meta)];
}

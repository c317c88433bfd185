import { removeAt } from '../change-at.ts';
import { countGraphemes } from '../graphemes.ts';
import type { Json, Note, Parcel, Path } from '../model.ts';
import { showPath } from '../path.ts';
import { isArray } from '../value.ts';
import type { InnerCuts, InnerCutter } from './inner-cutter.ts';
import type { Limits } from './limits.ts';
import { chooseRows, showChosen, takeRows } from './take-rows.ts';

export interface LimitedParcel {
  readonly parcel: Parcel;
  readonly notes: readonly Note[];
}

/** The parcel within its limits, with warnings and cuts that account for what is gone. */
export function applyLimits(
  parcel: Parcel,
  limits: Limits,
  cutter: InnerCutter | undefined,
  countText = countGraphemes,
): LimitedParcel {
  const { value } = parcel;
  const { choice, offset, pinned } = limits;
  const chosen = isArray(value) ? chooseRows(value.length, limits.rows, choice, offset, pinned) : [];
  const taken = isArray(value) ? takeRows(value, chosen) : value;
  const rows = withoutFields(taken, limits.without);
  const omitted = isArray(value) && isArray(rows) ? value.length - rows.length : 0;
  const inner = cutter?.cut(rows, limits, isArray(value), countText) ?? uncut(rows);
  const { texts, characters, parts } = inner;
  const notes: Note[] = [];
  const warnings = new Set(parcel.warnings);
  if (omitted > 0 && isArray(rows)) {
    notes.push({ id: 'truncate.rows', values: { kept: rows.length, omitted } });
    warnings.add('result_truncated');
  }
  const shown = shownFromOffset(chosen, offset);
  const isPaged = choice === 'first' && isArray(value) && shown < value.length && omitted > 0;
  const page = isPaged && shown > offset ? (limits.pageAfter?.(shown) ?? null) : null;
  if (isPaged && limits.pageAfter !== null && page === null) notes.push({ id: 'truncate.no-cursor', values: {} });
  if (texts > 0) {
    notes.push({ id: 'truncate.text', values: { count: texts, characters } });
    warnings.add('text_truncated');
  }
  if (parts > 0) {
    notes.push({ id: 'truncate.nested', values: { count: parts } });
    warnings.add('nesting_truncated');
  }
  if (limits.without.length > 0) {
    notes.push({ id: 'truncate.fields', values: { count: limits.without.length } });
    warnings.add('fields_left_out');
  }
  if (notes.length === 0) return { parcel, notes };
  const cuts = [...parcel.cuts, ...inner.cuts];
  const left = limits.without.length === 0 ? {} : { leftOutFields: limits.without.map(showPath) };
  const isFirst = omitted === 0 || (choice === 'first' && offset === 0 && pinned.size === 0);
  const which = isFirst ? {} : { rowsShown: showChosen(chosen, choice) };
  const limited = {
    ...parcel,
    ...which,
    value: inner.value,
    warnings: [...warnings],
    cuts,
    ...left,
    page: page ?? parcel.page,
  };
  const isCutText = typeof value === 'string' && texts > 0;
  return { parcel: isCutText ? { ...limited, characters: countText(value) } : limited, notes };
}

function uncut(value: Json): InnerCuts {
  return { value, texts: 0, characters: 0, parts: 0, cuts: [] };
}

/** Rows up to the first that is left out; of the pinned ones further on, nobody can ask for what stands between. */
function shownFromOffset(chosen: readonly number[], offset: number): number {
  const isChosen = new Set(chosen);
  let shown = offset;
  while (isChosen.has(shown)) shown++;
  return shown;
}

function withoutFields(value: Json, paths: readonly Path[]): Json {
  if (paths.length === 0) return value;
  const strip = (record: Json) => paths.reduce(removeAt, record);
  return isArray(value) ? value.map(strip) : strip(value);
}

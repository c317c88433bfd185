import { removeAt } from '../change-at.ts';
import { countGraphemes } from '../graphemes.ts';
import type { Json, Note, Page, Parcel, Path } from '../model.ts';
import { showPath } from '../path.ts';
import { isArray } from '../value.ts';
import { CutLedger } from './cut-ledger.ts';
import type { TextCut } from './cut-text.ts';
import { cutValues } from './cut-values.ts';
import { chooseRows, type RowChoice, showChosen, takeRows } from './take-rows.ts';

/** Everything that may stay; Infinity is no limit. */
export interface Limits {
  readonly rows: number;
  readonly choice: RowChoice;
  readonly offset: number;
  /** Indexes of rows that stay in any case. */
  readonly pinned: ReadonlySet<number>;
  readonly text: TextCut | null;
  readonly fold: boolean;
  /** Grapheme clusters of any text, where that is less than `text` allows. */
  readonly longest: number;
  /** Elements of a list inside a record. */
  readonly elements: number;
  /** Levels of nesting; the record itself is the first. */
  readonly depth: number;
  /** Fields that are left out of every record. */
  readonly without: readonly Path[];
  /** Paths from the record that stay whole. */
  readonly protect: readonly Path[];
  /** The page after the first so many rows, if one is to be named; null where none can be. */
  readonly pageAfter: ((shown: number) => Page | null) | null;
  /** Cuts are added up instead of listed by path. */
  readonly isBrief: boolean;
}

export interface LimitedParcel {
  readonly parcel: Parcel;
  readonly notes: readonly Note[];
}

/** The parcel within its limits, with warnings and cuts that account for what is gone. */
export function applyLimits(parcel: Parcel, limits: Limits, countText = countGraphemes): LimitedParcel {
  const { value } = parcel;
  const { choice, offset, pinned } = limits;
  const chosen = isArray(value) ? chooseRows(value.length, limits.rows, choice, offset, pinned) : [];
  const taken = isArray(value) ? takeRows(value, chosen) : value;
  const rows = withoutFields(taken, limits.without);
  const omitted = isArray(value) && isArray(rows) ? value.length - rows.length : 0;
  const ledger = new CutLedger();
  const cut = cutValues(
    rows,
    {
      text: textLimit(limits),
      fold: limits.fold,
      depth: finiteOrNull(limits.depth),
      elements: finiteOrNull(limits.elements),
      protect: limits.protect,
      countText,
    },
    ledger,
  );
  const { texts, characters, parts } = ledger;
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
  const cuts = [...parcel.cuts, ...ledger.cuts(isArray(value), limits.isBrief)];
  const left = limits.without.length === 0 ? {} : { leftOutFields: limits.without.map(showPath) };
  const isFirst = omitted === 0 || (choice === 'first' && offset === 0 && pinned.size === 0);
  const which = isFirst ? {} : { rowsShown: showChosen(chosen, choice) };
  const limited = {
    ...parcel,
    ...which,
    value: cut,
    warnings: [...warnings],
    cuts,
    ...left,
    page: page ?? parcel.page,
  };
  const isCutText = typeof value === 'string' && texts > 0;
  return { parcel: isCutText ? { ...limited, characters: countText(value) } : limited, notes };
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

/** Head and tail as the options divide them, or two to one. */
function textLimit({ text, longest }: Limits): TextCut | null {
  if (!Number.isFinite(longest)) return text;
  const { limit, head, tail, align } = text ?? { limit: longest, head: 2, tail: 1, align: 'line' };
  // An ellipsis on a line of its own takes three.
  const room = Math.max(0, longest - 3);
  const share = head + tail === 0 ? 0 : Math.ceil((room * head) / (head + tail));
  if (text === null) return { limit, head: share, tail: room - share, align };
  return { limit: Math.min(limit, longest), head: Math.min(head, share), tail: Math.min(tail, room - share), align };
}

function finiteOrNull(limit: number): number | null {
  return Number.isFinite(limit) ? limit : null;
}

import { measureRows } from '../aggregate-rows.ts';
import type { Json, Path, SummaryFact } from '../model.ts';
import { readPath, valueAt } from '../path.ts';
import { showRanges } from '../show-ranges.ts';
import { isExactNumber, isScalar } from '../value.ts';
import type { Summarizer } from './summarizer.ts';

const figureKinds = ['count', 'sum', 'mean', 'min', 'max', 'first', 'last', 'distinct'] as const;

/** A figure that a template asks for, such as `{count status=refunded}` or `{max created_at}`. */
interface Placeholder {
  readonly kind: (typeof figureKinds)[number];
  readonly path: Path | null;
  /** Fields that must have this value, as text. */
  readonly where: readonly { readonly path: Path; readonly value: string }[];
}

/** Fills a template with figures computed from the rows; what is no figure stays as it is written. */
export const templateSummarizer: Summarizer = {
  id: 'template',
  summarize(rows, template) {
    const facts: SummaryFact[] = [];
    const text = template.replace(/\{([^{}]{1,200})\}/g, (written, inner: string) => {
      const asked = readPlaceholder(inner);
      if (asked === null) return written;
      const fact = figureOf(rows, asked, inner.trim());
      facts.push(fact);
      return fact.value;
    });
    return { text: text.replace(/\s+/g, ' ').trim(), facts };
  },
};

function readPlaceholder(text: string): Placeholder | null {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const kind = figureKinds.find((known) => known === word.toLowerCase());
  if (kind === undefined) return null;
  let path: Path | null = null;
  const where: { path: Path; value: string }[] = [];
  for (const part of rest) {
    const at = part.indexOf('=');
    const named = readPath(at < 0 ? part : part.slice(0, at));
    if (named === null || named.length === 0) return null;
    if (at >= 0) where.push({ path: named, value: part.slice(at + 1) });
    else if (path === null) path = named;
    else return null;
  }
  return path === null && kind !== 'count' ? null : { kind, path, where };
}

function figureOf(rows: readonly Json[], { kind, path, where }: Placeholder, asked: string): SummaryFact {
  const fitting = [...rows.keys()].filter((index) =>
    where.every((condition) => showValue(valueAt(rows[index] ?? null, condition.path)) === condition.value),
  );
  const used = path === null ? fitting : fitting.filter((index) => hasValue(rows[index] ?? null, path));
  const found = used.map((index) => rows[index] ?? null);
  const value =
    kind === 'distinct'
      ? new Set(found.map((row) => showValue(path === null ? row : valueAt(row, path)))).size
      : measureRows(found, { kind, path }, (same) => same);
  const shown = showValue(value);
  const isOne = kind === 'min' || kind === 'max' || kind === 'first' || kind === 'last';
  const behind = isOne
    ? used.filter((index) => path !== null && showValue(valueAt(rows[index] ?? null, path)) === shown).slice(0, 1)
    : used;
  return { asked, value: shown === '' ? '–' : shown, rows: showRanges(behind) };
}

function hasValue(row: Json, path: Path): boolean {
  const found = valueAt(row, path);
  return found !== undefined && found !== null;
}

function showValue(value: Json | undefined): string {
  if (value === undefined || value === null || !isScalar(value)) return '';
  return isExactNumber(value) ? value.text : String(value);
}

import type { Json, ToolKind } from '../model.ts';
import { entriesOf, isArray, isObject, isScalar, keysOf, sizeOf } from '../value.ts';

/** A rule of thumb: what it looks for and the format that it names. */
export interface FormatRule {
  readonly id: 'conclusion' | 'few-settings' | 'many-like-rows' | 'general';
  readonly format: string;
  applies(value: Json, kind: ToolKind | null, limits: FormatLimits): boolean;
}

/** Where the rules draw their lines. They are proposals: measure before you trust them. */
export interface FormatLimits {
  /** Rows from which a table pays. */
  readonly tableRows: number;
  /** Members of an object that is read as a conclusion. */
  readonly settings: number;
}

export const formatLimits: FormatLimits = { tableRows: 20, settings: 5 };

/** The first that applies counts; the last always does. */
export const formatRules: readonly FormatRule[] = [
  { id: 'conclusion', format: 'text', applies: (value) => isScalar(value) },
  {
    id: 'few-settings',
    format: 'text',
    applies: (value, kind, { settings }) =>
      kind === 'aggregate' && isObject(value) && isFlat(value) && sizeOf(value) <= settings,
  },
  {
    id: 'many-like-rows',
    format: 'csv',
    applies: (value, _kind, { tableRows }) => isArray(value) && value.length >= tableRows && areLikeRows(value),
  },
  { id: 'general', format: 'json', applies: () => true },
];

/** The format that a rule of thumb names for a value, and the rule. It measures nothing. */
export function recommendFormat(
  value: Json,
  kind: ToolKind | null = null,
  limits: FormatLimits = formatLimits,
): { readonly format: string; readonly rule: FormatRule['id'] } {
  const rule = formatRules.find(({ applies }) => applies(value, kind, limits));
  return { format: rule?.format ?? 'json', rule: rule?.id ?? 'general' };
}

/** Objects with the keys of the first, and nothing nested in them. */
function areLikeRows(rows: readonly Json[]): boolean {
  const [first] = rows;
  if (!isObject(first)) return false;
  const keys = new Set(keysOf(first));
  return rows.every(
    (row) => isObject(row) && isFlat(row) && sizeOf(row) === keys.size && keysOf(row).every((key) => keys.has(key)),
  );
}

function isFlat(record: Json): boolean {
  return isObject(record) && entriesOf(record).every(([, member]) => isScalar(member));
}

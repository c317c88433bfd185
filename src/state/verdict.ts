import type { LossKind } from '../core/index.ts';
import type { Count, FidelityView } from '../engine/answers.ts';
import { rulesOfThumb } from './rules-of-thumb.ts';

export type { LossKind };

/** What a format is good for here, in the order of what outweighs what. */
export type VerdictId =
  | 'breaks'
  | 'rule'
  | 'cheapest'
  | 'near'
  | 'people'
  | 'config'
  | 'conclusion'
  | 'loses'
  | 'dearer'
  | 'safe';

export interface VerdictInput {
  readonly format: string;
  /** What the rule of thumb names for this data. */
  readonly recommended: string | null;
  readonly rows: number;
  readonly counts: { readonly [format: string]: Count | undefined };
  readonly fidelity: { readonly [format: string]: FidelityView | undefined };
  /** The format to compare with. */
  readonly baseline: number | null;
}

/** Within this share of the cheapest that loses nothing, tokens decide nothing. */
const nearShare = 0.05;
const breaking = ['cell-breaks-row', 'shape-changed', 'unreadable', 'duplicate-header'];

/** One word for a format on this data, of what was counted and read back; null until that is known. */
export function judgeFormat({ format, recommended, rows, counts, fidelity, baseline }: VerdictInput): VerdictId | null {
  const tokens = counts[format]?.tokens;
  const found = fidelity[format];
  if (tokens === undefined || found === undefined) return null;
  const cheapest = Math.min(
    ...Object.entries(counts).flatMap(([id, count]) =>
      count !== undefined && fidelity[id]?.exact ? [count.tokens] : [],
    ),
  );
  const { use } = rulesOfThumb.find(({ formats }) => formats.some((id) => id === format)) ?? { use: 'data' };
  if (found.losses.some(({ kind }) => breaking.includes(kind))) return 'breaks';
  if (format === recommended) return 'rule';
  if (use === 'people') return 'people';
  if (use === 'conclusion' && rows > 1) return 'conclusion';
  if (found.exact && tokens === cheapest) return 'cheapest';
  if (found.exact && tokens <= cheapest * (1 + nearShare)) return 'near';
  if (use === 'config') return 'config';
  if (found.exact === false) return 'loses';
  return baseline !== null && tokens > baseline ? 'dearer' : 'safe';
}

/** What is said of formats before anything is measured. */
export interface RuleOfThumb {
  readonly formats: readonly string[];
  readonly use: 'data' | 'conclusion' | 'people' | 'table' | 'config';
  readonly parses: 'best' | 'medium';
  readonly effort: 'low' | 'medium';
  readonly cost: 'lowest' | 'low' | 'medium' | 'medium-high';
}

/** Other formats are too young for a rule. */
export const rulesOfThumb = [
  { formats: ['json', 'json-compact', 'jsonl'], use: 'data', parses: 'best', effort: 'medium', cost: 'medium-high' },
  { formats: ['text', 'markdown-kv'], use: 'conclusion', parses: 'medium', effort: 'low', cost: 'lowest' },
  { formats: ['markdown'], use: 'people', parses: 'medium', effort: 'medium', cost: 'medium' },
  { formats: ['csv', 'tsv'], use: 'table', parses: 'medium', effort: 'medium', cost: 'low' },
  { formats: ['yaml'], use: 'config', parses: 'medium', effort: 'medium', cost: 'medium' },
] as const satisfies readonly RuleOfThumb[];

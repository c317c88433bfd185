/** A published measurement: what was asked of which model, when ("undated" where its source gives no date), and what came out. Studies contradict each other. */
export interface Study {
  readonly id: string;
  readonly source: string;
  readonly date: string;
  readonly model: string;
  readonly questions: string;
  readonly data: string;
  /** Correct answers in percent, half of the 95 % interval where it was published, and tokens. */
  readonly results: readonly StudyResult[];
}

export interface StudyResult {
  readonly format: string;
  readonly correct: number;
  readonly interval?: number;
  readonly tokens?: number;
}

/** Of accuracy by format, the best first. */
export const studies: readonly Study[] = [
  {
    id: 'improving-agents',
    source: 'Improving Agents, table formats',
    date: 'undated',
    model: 'GPT-4.1 nano',
    questions: '1,000',
    data: '1,000 records',
    results: [
      { format: 'Markdown key-value', correct: 60.7, tokens: 52_104 },
      { format: 'XML', correct: 56, tokens: 76_114 },
      { format: 'YAML', correct: 54.7, tokens: 55_395 },
      { format: 'JSON', correct: 52.3, tokens: 66_396 },
      { format: 'Markdown table', correct: 51.9, tokens: 25_140 },
      { format: 'JSONL', correct: 45, tokens: 54_407 },
      { format: 'CSV', correct: 44.3, tokens: 19_524 },
    ],
  },
  {
    id: 'weval',
    source: 'weval.org, a replication',
    date: 'undated',
    model: 'about 30 models',
    questions: 'not stated',
    data: '500 rows',
    results: [
      { format: 'CSV', correct: 84.25 },
      { format: 'Markdown table', correct: 82.65 },
      { format: 'YAML', correct: 81.85 },
      { format: 'JSONL', correct: 79.85 },
      { format: 'Markdown key-value', correct: 79.83 },
      { format: 'JSON', correct: 77.73 },
      { format: 'XML', correct: 73.8 },
    ],
  },
  {
    id: 'toon',
    source: 'TOON benchmark, by its authors',
    date: '2026',
    model: '4 models',
    questions: '244 for each model',
    data: 'flat and nested, o200k_base',
    results: [
      { format: 'TOON', correct: 72.2, interval: 2.8, tokens: 2474 },
      { format: 'JSON', correct: 71.4, interval: 2.8, tokens: 4308 },
      { format: 'XML', correct: 70.7, interval: 2.9, tokens: 4909 },
      { format: 'YAML', correct: 70.1, interval: 2.9, tokens: 3487 },
      { format: 'JSON compact', correct: 69, interval: 2.9, tokens: 2892 },
    ],
  },
  {
    id: 'toon-flat',
    source: 'TOON benchmark, flat data only',
    date: '2026',
    model: '4 models',
    questions: 'a part of the 244',
    data: 'flat, o200k_base',
    results: [
      { format: 'TOON', correct: 63.1, interval: 4.5, tokens: 1994 },
      { format: 'CSV', correct: 62.2, interval: 4.5, tokens: 1851 },
      { format: 'JSON', correct: 60.3, interval: 4.6, tokens: 3950 },
      { format: 'JSON compact', correct: 58, tokens: 2718 },
    ],
  },
];

/** Findings that are no table. */
export const findingsOfStudies = ['pruning', 'compact', 'processing', 'loops', 'mixed'] as const;

import type { Summarizer } from './summarizer.ts';
import { templateSummarizer } from './template-summarizer.ts';

export type { Summarizer } from './summarizer.ts';

export const summarizers = [templateSummarizer] as const satisfies readonly Summarizer[];

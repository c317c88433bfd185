import type { StageName } from '../../core/index.ts';
import { useFound } from '../use-found.ts';

const chain = ['read', 'select', 'fields', 'redact', 'truncate', 'envelope', 'render', 'message'] as const;

/** Tokens that a stage takes off or adds; null where that isn't known or isn't its doing. */
export function useStep(stage: StageName): number | null {
  return useFound(({ counts }) => {
    if (stage === 'message') return counts.stages.message === undefined ? null : counts.overhead;
    const before = chain[chain.indexOf(stage) - 1];
    const now = counts.stages[stage];
    const then = before === undefined ? undefined : counts.stages[before];
    return now === undefined || then === undefined ? null : now.tokens - then.tokens;
  });
}

import type { Check } from '../finding.ts';

export const checks: readonly Check[] = [];

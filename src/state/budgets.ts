import type { TextLimit, TextUnit } from '../core/index.ts';

export type Budget = TextLimit;
export const budgetUnits = ['tokens', 'characters', 'lines', 'bytes'] as const satisfies readonly TextUnit[];

/** A limit that people meet. */
export interface BudgetPreset extends Budget {
  readonly id: string;
  readonly host: string;
}

/** Limits of hosts and frameworks as they document them, and two that suit most tools. */
export const budgetPresets = [
  { id: 'small', host: 'small', limit: 800, unit: 'tokens' },
  { id: 'medium', host: 'medium', limit: 1500, unit: 'tokens' },
  { id: 'mastra-tool', host: 'mastra', limit: 2000, unit: 'tokens' },
  { id: 'mastra-mcp', host: 'mastra', limit: 10_000, unit: 'tokens' },
  { id: 'claude-code-warning', host: 'Claude Code', limit: 10_000, unit: 'tokens' },
  { id: 'claude-code', host: 'Claude Code', limit: 25_000, unit: 'tokens' },
  { id: 'qwen-code', host: 'qwen-code', limit: 25_000, unit: 'characters' },
  { id: 'qwen-code-lines', host: 'qwen-code', limit: 1000, unit: 'lines' },
  { id: 'python-mcp', host: 'Python MCP server', limit: 50_000, unit: 'characters' },
  { id: 'fastmcp', host: 'FastMCP', limit: 1_000_000, unit: 'bytes' },
] as const satisfies readonly BudgetPreset[];

export type BudgetPresetId = (typeof budgetPresets)[number]['id'];

export const defaultBudget: Budget = { limit: 1500, unit: 'tokens' };

export { collectStats, StatsCollector, type StatsOptions } from './collect-stats.ts';
export type { FieldRule, FieldsOptions, ShapeRecord, ValueName } from './shape-fields.ts';
export { compileFields, missingFields, ruleFor } from './shape-fields.ts';

export { collectStats, StatsCollector, type StatsOptions } from './collect-stats.ts';
export type { FieldLayers, FieldRole, FieldRule, FieldsOptions, ShapeRecord, ValueName } from './shape-fields.ts';
export { compileFields, isKeptInRows, missingFields, ruleFor } from './shape-fields.ts';
export { suggestNames } from './suggest-name.ts';
export { transforms } from './transforms/index.ts';
export type { ChangeOptions, FieldChange, Transform } from './transforms/transform.ts';

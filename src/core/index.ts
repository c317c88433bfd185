export {
  type Check,
  type CheckContext,
  checks,
  type Finding,
  type Fix,
  findProblems,
  findProblemsInSteps,
} from './check/index.ts';
export { classifyError, decideNext } from './decide/index.ts';
export type { Design } from './design.ts';
export { detectEnvelope, styles, toEnvelope } from './envelope/index.ts';
export { dateOfField } from './epoch.ts';
export { exportTypeScript, readExport } from './export-design.ts';
export {
  type ChangeOptions,
  collectStats,
  type FieldChange,
  type FieldLayers,
  type FieldRole,
  type FieldRule,
  ruleFor,
  StatsCollector,
  type StatsOptions,
  suggestNames,
  type Transform,
  transforms,
  type ValueName,
} from './fields/index.ts';
export { finishSteps } from './finish-steps.ts';
export { textParts } from './in-parts.ts';
export { makeVariant } from './make-variant.ts';
export type * from './model.ts';
export { parseJson } from './parse-json.ts';
export { each, isEach, isSamePath, pathKey, readPath, showPath, valueAt } from './path.ts';
export {
  findReadings,
  type JsonRepair,
  type LayerChoices,
  type ReadingChoice,
  readers,
  readOutput,
  readOutputInSteps,
  repairJson,
  type TextEdit,
} from './read/index.ts';
export {
  detectors,
  findCanaryLeaks,
  findPatternFault,
  findSecrets,
  findSecretsInSteps,
  type PatternFault,
  type RedactAction,
  type RedactRule,
  type RedactTarget,
  type RulePath,
  readRulePath,
  type SensitiveKeys,
  sensitiveKeys,
  showRulePath,
  suggestRedaction,
} from './redact/index.ts';
export {
  cellText,
  checkFidelity,
  checkWritten,
  type FormatLimits,
  type FormatRule,
  formatLimits,
  formatRules,
  formats,
  layOutAs,
  type PieceKind,
  pieceKinds,
  placementFor,
  recommendFormat,
  renderAs,
  renderAsParts,
  TraceFault,
  type TraceNode,
  TracePen,
  TraceTree,
  toTable,
  traceText,
} from './render/index.ts';
export { reviveDesign, reviveShaper } from './revive.ts';
export { rowsOf } from './rows.ts';
export type { Run, RunDraft } from './run.ts';
export { layOutShaperInSteps, runShaper, runShaperInSteps } from './run-shaper.ts';
export { type FoundRecords, findChoices, findRecords, type SelectChoices } from './select/index.ts';
export { defaultShaper, type Edit, editShaper, type Shaper, type StageName } from './shaper.ts';
export { shareEqual } from './share-equal.ts';
export { suggestShaper } from './suggest-shaper.ts';
export { summarizers } from './summary/index.ts';
export { type Lesson, lessons } from './truncate/lessons/index.ts';
export { pagers } from './truncate/pagers/index.ts';
export { type AnyLimit, type TextLimit, type TextUnit, textSize, toTextLimit } from './truncate/text-budget.ts';
export { utf8Length } from './utf8-length.ts';
export { isEqual } from './value.ts';
export { variants } from './variants/index.ts';
export type { VariantOutput } from './variants/variant.ts';
export { toMessage, wires } from './wire/index.ts';
export {
  actionWords,
  decisionWords,
  findingWords,
  fixWords,
  lossWords,
  noteWords,
  problemWords,
  recommendationWords,
  resultWords,
} from './words/en.ts';

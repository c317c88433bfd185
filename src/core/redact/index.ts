export { findCanaryLeaks } from './canary.ts';
export { detectors } from './detectors/index.ts';
export { findSecrets, findSecretsInSteps } from './find-secrets.ts';
export { findPatternFault, type PatternFault } from './linear-pattern.ts';
export type { RedactAction, RedactOptions, RedactRule, RedactTarget, RulePath } from './redact-options.ts';
export { readRulePath, showRulePath } from './rule-path.ts';
export { findSensitiveKeys, type SensitiveKeys, sensitiveKeys } from './sensitive-keys.ts';
export { suggestRedaction } from './suggest-redaction.ts';

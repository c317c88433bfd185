export { detectors } from './detectors/index.ts';
export { findSecrets, findSecretsInSteps } from './find-secrets.ts';
export type { RedactAction, RedactOptions, RedactRule, RedactTarget } from './redact-options.ts';
export { findSensitiveKeys, type SensitiveKeys, sensitiveKeys } from './sensitive-keys.ts';
export { suggestRedaction } from './suggest-redaction.ts';

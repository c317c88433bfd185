import type { Check } from '../check.ts';
import { actionMissingIdCheck } from './action-missing-id.ts';
import { aggregateReturnsDetailCheck } from './aggregate-returns-detail.ts';
import { apologyMessageCheck } from './apology-message.ts';
import { asciiEscapedCjkCheck } from './ascii-escaped-cjk.ts';
import { bareEmptyStringCheck } from './bare-empty-string.ts';
import { bareFalseCheck } from './bare-false.ts';
import { bareNullCheck } from './bare-null.ts';
import { bareOkCheck } from './bare-ok.ts';
import { binaryContentCheck } from './binary-content.ts';
import { codedValueCheck } from './coded-value.ts';
import { contentWithoutStatusCheck } from './content-without-status.ts';
import { csvNullEmptyAmbiguousCheck } from './csv-null-empty-ambiguous.ts';
import { csvTypeLossCheck } from './csv-type-loss.ts';
import { deepNestingCheck } from './deep-nesting.ts';
import { emptyWithoutReasonCheck } from './empty-without-reason.ts';
import { epochTimestampCheck } from './epoch-timestamp.ts';
import { errorAsDataCheck } from './error-as-data.ts';
import { estimatedTotalAsExactCheck } from './estimated-total-as-exact.ts';
import { factLostCheck } from './fact-lost.ts';
import { forgedRoleInTextCheck } from './forged-role-in-text.ts';
import { hiddenCharactersInTextCheck } from './hidden-characters-in-text.ts';
import { incompleteNotSignalledCheck } from './incomplete-not-signalled.ts';
import { instructionInTextCheck } from './instruction-in-text.ts';
import { jsonInStringCheck } from './json-in-string.ts';
import { leakInternalHostCheck } from './leak-internal-host.ts';
import { leakPersonalDataCheck } from './leak-personal-data.ts';
import { leakTokenCheck } from './leak-token.ts';
import { mdLongCellCheck } from './md-long-cell.ts';
import { mdNestedCellCheck } from './md-nested-cell.ts';
import { noiseFieldCheck } from './noise-field.ts';
import { opaqueFieldNameCheck } from './opaque-field-name.ts';
import { overBudgetCheck } from './over-budget.ts';
import { privateFieldInContextCheck } from './private-field-in-context.ts';
import { rawLargeJsonCheck } from './raw-large-json.ts';
import { restOutOfReachCheck } from './rest-out-of-reach.ts';
import { retrievalMissingScoreCheck } from './retrieval-missing-score.ts';
import { returnedCountMismatchCheck } from './returned-count-mismatch.ts';
import { silentTruncationCheck } from './silent-truncation.ts';
import { specialTokenInTextCheck } from './special-token-in-text.ts';
import { stackTraceInResultCheck } from './stack-trace-in-result.ts';
import { successButMoreHitsCheck } from './success-but-more-hits.ts';
import { textForRecordsCheck } from './text-for-records.ts';
import { tooManyFieldsCheck } from './too-many-fields.ts';
import { toolCallIdMissingCheck } from './tool-call-id-missing.ts';
import { truncatedWithoutTotalCheck } from './truncated-without-total.ts';
import { unsafeIntegerCheck } from './unsafe-integer.ts';
import { unstableShapeCheck } from './unstable-shape.ts';
import { unstableSortCheck } from './unstable-sort.ts';
import { uselessWrapperCheck } from './useless-wrapper.ts';
import { validationErrorWithoutFixCheck } from './validation-error-without-fix.ts';

/** Within a severity, findings stand in this order: what may do harm first, then what misleads, then what costs. */
export const checks = [
  factLostCheck,
  leakTokenCheck,
  privateFieldInContextCheck,
  leakPersonalDataCheck,
  leakInternalHostCheck,
  unstableShapeCheck,
  successButMoreHitsCheck,
  incompleteNotSignalledCheck,
  silentTruncationCheck,
  truncatedWithoutTotalCheck,
  returnedCountMismatchCheck,
  estimatedTotalAsExactCheck,
  contentWithoutStatusCheck,
  emptyWithoutReasonCheck,
  errorAsDataCheck,
  validationErrorWithoutFixCheck,
  apologyMessageCheck,
  bareNullCheck,
  bareFalseCheck,
  bareEmptyStringCheck,
  bareOkCheck,
  actionMissingIdCheck,
  retrievalMissingScoreCheck,
  aggregateReturnsDetailCheck,
  toolCallIdMissingCheck,
  specialTokenInTextCheck,
  forgedRoleInTextCheck,
  instructionInTextCheck,
  hiddenCharactersInTextCheck,
  asciiEscapedCjkCheck,
  binaryContentCheck,
  overBudgetCheck,
  uselessWrapperCheck,
  opaqueFieldNameCheck,
  codedValueCheck,
  epochTimestampCheck,
  unsafeIntegerCheck,
  jsonInStringCheck,
  noiseFieldCheck,
  stackTraceInResultCheck,
  deepNestingCheck,
  tooManyFieldsCheck,
  unstableSortCheck,
  restOutOfReachCheck,
  csvNullEmptyAmbiguousCheck,
  csvTypeLossCheck,
  mdNestedCellCheck,
  mdLongCellCheck,
  textForRecordsCheck,
  rawLargeJsonCheck,
] as const satisfies readonly Check[];

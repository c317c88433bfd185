import type { Decision, DecisionAction, EmptyReason, Result, ToolError, Values } from '../model.ts';
import { upperSnake } from './classify-error.ts';
import { ruleByCode } from './error-table.ts';

/** What an agent that reads the result should do next: one of ten actions, with the field that says so. */
export function decideNext(result: Result): Decision {
  const { status, error, completeness, page, kind } = result;
  if (error !== null) return decideOnError(error);
  if (status === 'unknown') return decide('say_uncertain', 'no-signal', 'status');
  if (result.emptyReason === 'permission_filtered') return causes.permission_filtered;
  if (page?.hasMore) return decide('fetch_next_page', 'more-pages', 'page.hasMore');
  if (status === 'empty') return decideOnEmpty(result);
  if (status === 'partial') return decideOnPartial(result);
  if (kind === 'action' && result.action !== null) return decide('answer', 'done', 'action');
  return completeness.isComplete
    ? decide('answer', 'complete', 'completeness.isComplete')
    : decide('present', 'unknown-total', 'completeness.matched');
}

/** The table knows what to do about a code, the error itself whether another call can help. */
function decideOnError(error: ToolError): Decision {
  const values = { code: error.code };
  if (error.retryRequires === 'backoff') return decide('back_off', 'wait-and-retry', 'error.retryRequires', values);
  if (error.retryRequires === 'changed_args')
    return decide('fix_arguments', 'change-the-call', 'error.retryRequires', values);
  const remedy = ruleByCode(upperSnake(error.code))?.remedy;
  if (remedy === 'permission') return decide('ask_permission', 'not-granted', 'error.code', values);
  if (remedy === 'another-tool') return decide('fall_back', 'not-offered', 'error.code', values);
  return decide('stop_and_report', 'person-must-act', 'error.code', values);
}

/** "Nothing matched" may only be answered where everything was searched. */
function decideOnEmpty(result: Result): Decision {
  const { emptyReason, completeness, warnings, kind } = result;
  if (emptyReason !== null && emptyReason !== 'no_match') return causes[emptyReason];
  if (completeness.isComplete) return decide('answer', 'no-match', 'completeness.isComplete');
  if (emptyReason === 'no_match') return decide('broaden', 'said-no-match', 'completeness.isComplete');
  return warnings.includes('reason_missing') || kind === 'action'
    ? decide('say_uncertain', 'not-sure-empty', 'completeness.isComplete')
    : decide('broaden', 'nothing-found', 'emptyReason');
}

const causes: { readonly [reason in Exclude<EmptyReason, 'no_match'>]: Decision } = {
  permission_filtered: decide('ask_permission', 'not-permitted', 'emptyReason'),
  scope_error: decide('fix_arguments', 'wrong-scope', 'emptyReason'),
  upstream_error: decide('back_off', 'source-failing', 'emptyReason'),
  index_lag: decide('back_off', 'index-behind', 'emptyReason'),
  not_paged_to_end: decide('fetch_next_page', 'rows-elsewhere', 'emptyReason'),
};

function decideOnPartial({ completeness, warnings, cuts }: Result): Decision {
  const { returned, matched, unit } = completeness;
  if (warnings.includes('source_errors')) return decide('present', 'source-partial', 'warnings');
  if (matched !== null && matched > returned) {
    return unit === 'rows'
      ? decide('present', 'rows-left-out', 'completeness.matched', { returned, matched })
      : decide('present', 'text-cut', 'completeness.matched', { returned, matched, unit });
  }
  if (warnings.includes('input_repaired')) return decide('present', 'input-repaired', 'warnings');
  if (warnings.includes('input_truncated')) return decide('present', 'input-cut', 'warnings');
  if (warnings.includes('input_broken')) return decide('present', 'input-broken', 'warnings');
  if (warnings.includes('result_truncated'))
    return decide('present', 'some-rows', 'completeness.returned', {
      returned,
      received: completeness.received ?? null,
    });
  return cuts.length > 0
    ? decide('present', 'values-cut', 'cuts', { count: cuts.length })
    : decide('present', 'source-partial', 'status');
}

function decide(action: DecisionAction, id: string, field: string, values: Values = {}): Decision {
  return { action, reason: { id, field, values } };
}

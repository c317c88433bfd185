import type { Decision, DecisionAction, Result, Values } from '../model.ts';

/** What an agent that reads the result should do next: one of ten actions, with the field that says so. */
export function decideNext(result: Result): Decision {
  const { status, error, completeness, page } = result;
  if (error !== null) {
    const values = { code: error.code };
    if (error.retryRequires === 'backoff') return decide('back_off', 'wait-and-retry', 'error.retryable', values);
    if (error.retryRequires === 'changed_args') return decide('fix_arguments', 'change-the-call', 'error.code', values);
    return decide('stop_and_report', 'person-must-act', 'error.code', values);
  }
  if (status === 'unknown') return decide('say_uncertain', 'no-signal', 'status');
  if (page?.hasMore) return decide('fetch_next_page', 'more-pages', 'page.hasMore');
  if (result.emptyReason === 'permission_filtered') return decide('ask_permission', 'not-permitted', 'emptyReason');
  if (status === 'empty') {
    return completeness.isComplete
      ? decide('answer', 'no-match', 'completeness.isComplete')
      : decide('say_uncertain', 'not-sure-empty', 'completeness.isComplete');
  }
  if (status === 'partial') {
    return decide('present', 'rows-left-out', 'completeness', {
      returned: completeness.returned,
      matched: completeness.matched,
    });
  }
  return completeness.isComplete
    ? decide('answer', 'complete', 'completeness.isComplete')
    : decide('present', 'unknown-total', 'completeness.matched');
}

function decide(action: DecisionAction, id: string, field: string, values: Values = {}): Decision {
  return { action, reason: { id, field, values } };
}

import type { Json, JsonObject, Values } from './json.ts';
import type { ToolKind } from './reading.ts';

export type Status = 'success' | 'error' | 'empty' | 'partial' | 'unknown';
export type ErrorClass = 'A' | 'B' | 'C' | 'D';
export type RetryRequires = 'backoff' | 'changed_args' | 'never' | 'not_an_error';

/** A failure by what the next step must be: A wait and retry, B change the call, C a person must act, D no error. */
export interface ToolError {
  readonly class: ErrorClass;
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
  readonly retryRequires: RetryRequires;
  readonly field?: string;
  readonly expected?: string;
  readonly example?: string;
  /** What the agent should do, as an instruction. */
  readonly agentAction?: string;
  /** Seconds, from a Retry-After header. */
  readonly retryAfterS?: number;
  readonly traceId?: string;
}

export type EmptyReason =
  | 'no_match'
  | 'permission_filtered'
  | 'scope_error'
  | 'upstream_error'
  | 'index_lag'
  | 'not_paged_to_end';
export type ReceiptAction = 'created' | 'updated' | 'unchanged' | 'deleted';

export interface Completeness {
  /** Rows that the source says exist; null when unknown. */
  readonly matched: number | null;
  readonly returned: number;
  readonly isComplete: boolean;
  /** Rows that came, where that is more than are returned and nobody says how many exist. */
  readonly received?: number;
  readonly unit: 'rows' | 'lines' | 'characters' | 'values';
}

export interface Page {
  /** Such as `updated_at desc, order_id asc`; empty when the order is not stated. */
  readonly sort: string;
  readonly cursor: string | null;
  readonly hasMore: boolean;
  /** The cursor's parts, where they are shown in place of its text. */
  readonly record?: JsonObject;
}

/** A cut inside a value, accounted for outside it. */
export interface Cut {
  readonly path: string;
  readonly omitted: number;
  readonly unit: 'characters' | 'levels' | 'elements';
}

/** A figure of a summary, computed from the rows before any was cut. */
export interface SummaryFact {
  /** As the template asks for it, such as `count status=refunded`. */
  readonly asked: string;
  readonly value: string;
  /** The rows that it is computed from, from 1, such as `1–10, 41`. */
  readonly rows: string;
}

export interface Summary {
  /** One line. */
  readonly text: string;
  /** Each figure in it, with the rows that it is computed from. */
  readonly facts: readonly SummaryFact[];
}

/** The canonical result. Every envelope style is a projection of it. */
export interface Result {
  readonly status: Status;
  readonly kind: ToolKind;
  readonly tool: string;
  readonly data: Json;
  readonly summary: string | null;
  /** What the figures of a computed summary rest on; left out where it is the source's own, or none. */
  readonly evidence?: readonly SummaryFact[];
  readonly completeness: Completeness;
  readonly emptyReason: EmptyReason | null;
  readonly error: ToolError | null;
  readonly action: ReceiptAction | null;
  readonly resourceId: string | null;
  readonly page: Page | null;
  readonly nextActions: readonly string[];
  /** Codes: result_truncated, text_truncated, nesting_truncated, over_budget, fields_redacted, input_truncated, input_broken …; after `fields_redacted` how much it was. */
  readonly warnings: readonly string[];
  readonly cuts: readonly Cut[];
  readonly durationMs: number | null;
  readonly meta: { readonly [name: string]: Json };
}

export type DecisionAction =
  | 'answer'
  | 'present'
  | 'fetch_next_page'
  | 'broaden'
  | 'ask_permission'
  | 'fix_arguments'
  | 'back_off'
  | 'fall_back'
  | 'stop_and_report'
  | 'say_uncertain';

/** What an agent that reads the result should do next, and the field of the result that says so. */
export interface Decision {
  readonly action: DecisionAction;
  readonly reason: { readonly id: string; readonly field: string; readonly values: Values };
}

import type { Json } from '../model.ts';
import type { RedactOptions } from './redact-options.ts';
import type { HiddenAt } from './redaction-log.ts';

/** A record as it came and as it went. */
export interface RedactedRecord {
  readonly record: Json;
  /** Undefined where a rule left it out. */
  readonly redacted: Json | undefined;
  readonly hidden: readonly HiddenAt[];
}

/** What one set of rules was applied to last, so that the next run looks only at what has changed since. */
export class RedactionMemory {
  /** Those of the first run; the others' are equal. */
  options: RedactOptions | null = null;
  records: readonly RedactedRecord[] = [];
  /** Keys of the records that no rule by path led to or below, and that no field has taken from another. */
  plainKeys: ReadonlySet<string> = new Set();
}

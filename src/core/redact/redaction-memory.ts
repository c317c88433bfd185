import type { JsonArray, JsonObject } from '../model.ts';
import type { HiddenAt } from './redaction-log.ts';

/** What redaction made of a part of a record, and what it hid in there. */
interface RedactedPart {
  readonly value: JsonArray | JsonObject;
  readonly hidden: readonly HiddenAt[];
}

/** Texts beyond these are scanned again. */
const cleanTextLimit = 300_000;

/** What one set of rules has found, so that the next run scans only what it has not met. */
export class RedactionMemory {
  /** Lists and objects that no rule by path leads into; `clean` where nothing in them is hidden. */
  readonly parts = new WeakMap<object, RedactedPart | 'clean'>();
  /** Texts without a hit, by what detectors read before them. */
  private readonly clean = new Map<string, Set<string>>();

  isClean(text: string, before: string): boolean {
    return this.clean.get(before)?.has(text) ?? false;
  }

  addClean(text: string, before: string): void {
    const texts = this.clean.get(before) ?? new Set();
    this.clean.set(before, texts);
    if (texts.size < cleanTextLimit) texts.add(text);
  }
}

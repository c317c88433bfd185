import type { ExactNumber, Json, JsonArray, JsonObject } from '../model.ts';
import { isArray, isExactNumber, isObject, keysOf, memberOf, sizeOf } from '../value.ts';
import { blankNumber } from './blank-text.ts';
import type { CompiledRules } from './compile-rules.ts';
import { KeyReader } from './key-reader.ts';
import { fixedMask, maskText } from './mask-text.ts';
import type { RedactRule } from './redact-options.ts';
import { hideText, redactText } from './redact-text.ts';
import { type RedactedMember, withRedacted } from './redacted-members.ts';
import type { RedactionLog } from './redaction-log.ts';
import { type RedactedRecord, RedactionMemory } from './redaction-memory.ts';
import { RuleSpots, type Spot } from './rule-spots.ts';
import { scanText } from './scan-text.ts';

/** Below it a number has fewer digits than anything that a detector finds. */
const smallestHit = 1e9;
/** Records that are redacted without a pause. */
const recordsAtOnce = 100;

/** Hides what the rules name, in values and keys. What holds no hit stays the same object. */
export class ValueRedactor {
  private readonly rules: CompiledRules;
  private readonly log: RedactionLog;
  private readonly keys: KeyReader;
  private readonly spots: RuleSpots;

  constructor(rules: CompiledRules, log: RedactionLog) {
    this.rules = rules;
    this.log = log;
    this.keys = new KeyReader(rules);
    this.spots = new RuleSpots(rules, this.keys, (rule) => log.reach(rule));
  }

  /** A list of records, some at a step, or one; undefined where it is dropped. `memory` is of the same rules. */
  *redactRecords(value: Json, memory = new RedactionMemory()): Generator<null, Json | undefined> {
    const spot = this.spots.start();
    if (!isArray(value)) return this.redactAt(value, spot);
    const { records: known, plainKeys } = memory;
    const records: RedactedRecord[] = [];
    for (const [index, record] of value.entries()) {
      const before = known[index];
      this.log.startRecord(before?.hidden);
      const redacted = this.redactAt(record, spot, '', earlierOf(before?.record, before?.redacted, plainKeys));
      records.push({ record, redacted, hidden: this.log.endRecord() });
      if (index % recordsAtOnce === 0) yield null;
    }
    memory.records = records;
    memory.plainKeys = this.spots.plainKeys(spot);
    if (records.every(({ record, redacted }) => record === redacted)) return value;
    return records.flatMap(({ redacted }) => (redacted === undefined ? [] : [redacted]));
  }

  /** A value that is no record, such as headers: rules by path don't reach it. */
  redactOther(value: Json): Json | undefined {
    return this.redactAt(value, this.spots.nowhere);
  }

  private redactAt(value: Json, spot: Spot, before = '', earlier: Earlier | null = null): Json | undefined {
    const { rule } = spot;
    if (rule?.action === 'drop') {
      this.log.count(rule);
      return undefined;
    }
    if (typeof value === 'string')
      return rule === null ? redactText(value, this.rules, this.log, before) : this.hide(value, rule);
    if (value === null) return null;
    if (typeof value === 'number' || isExactNumber(value)) return this.redactNumber(value, rule);
    if (typeof value === 'boolean') {
      return rule === null ? value : rule.action === 'blank' ? false : this.hide(String(value), rule);
    }
    if (rule?.action === 'fixed' && (isArray(value) ? value.length : sizeOf(value)) > 0) {
      this.log.count(rule);
      return fixedMask;
    }
    if (isArray(value)) return this.redactList(value, spot);
    return this.redactObject(value, spot, earlier);
  }

  private redactNumber(value: number | ExactNumber, rule: RedactRule | null): Json | undefined {
    if (rule === null && typeof value === 'number' && value < smallestHit) return value;
    const text = isExactNumber(value) ? value.text : String(value);
    const hidden = rule === null ? redactText(text, this.rules, this.log) : this.hide(text, rule);
    if (rule?.action === 'blank' || (hidden !== text && /^0+$/.test(hidden ?? ''))) return blankNumber(text);
    return hidden === text ? value : hidden;
  }

  /** A kept end may still hold a hit: then nothing is kept. */
  private hide(text: string, rule: RedactRule): string | undefined {
    if (text === '') return text;
    const hidden = hideText(text, rule, this.log);
    if (hidden === undefined || (rule.action !== 'mask' && rule.action !== 'shorten')) return hidden;
    return scanText(hidden, this.rules.tables).length === 0 ? hidden : maskText(hidden, 0, 0);
  }

  private redactList(list: JsonArray, spot: Spot): JsonArray {
    let changed: Json[] | null = null;
    for (const [index, element] of list.entries()) {
      const redacted = this.redactAt(element, this.spots.step(spot, index));
      if (changed === null && redacted === element) continue;
      changed ??= list.slice(0, index);
      if (redacted !== undefined) changed.push(redacted);
    }
    return changed ?? list;
  }

  private redactObject(object: JsonObject, spot: Spot, earlier: Earlier | null): JsonObject {
    const keys = keysOf(object);
    const changed: RedactedMember[] = [];
    for (const key of keys) {
      const member = memberOf(object, key) ?? null;
      this.log.enter(key);
      const { context, isClean } = this.keys.read(key);
      const step = this.spots.step(spot, key);
      const isPlain = earlier?.keys === null || (step === this.spots.nowhere && earlier?.keys.has(key));
      const value = this.redactMember(member, step, context, key, isClean && isPlain ? earlier : null);
      const name = value === undefined || isClean ? key : redactText(key, this.rules, this.log);
      this.log.leave();
      if (value !== member || name !== key) changed.push({ key, name, value });
    }
    return withRedacted(object, changed);
  }

  /** What came of the same value before is taken over. */
  private redactMember(
    member: Json,
    spot: Spot,
    context: string,
    key: string,
    earlier: Earlier | null,
  ): Json | undefined {
    if (earlier === null) return this.redactAt(member, spot, context);
    const before = memberOf(earlier.object, key);
    const redacted = memberOf(earlier.redacted, key);
    if (before === member && redacted !== undefined && this.log.repeat()) return redacted;
    return this.redactAt(member, spot, context, earlierOf(before, redacted, null));
  }
}

/** An object in an earlier run. */
interface Earlier {
  readonly object: JsonObject;
  readonly redacted: JsonObject;
  /** Whose values depend on nothing but themselves; null is all of them. */
  readonly keys: ReadonlySet<string> | null;
}

function earlierOf(object: Json | undefined, redacted: Json | undefined, keys: Earlier['keys']): Earlier | null {
  return isObject(object) && isObject(redacted) ? { object, redacted, keys } : null;
}

import type { ExactNumber, Json, JsonArray, JsonObject } from '../model.ts';
import { isArray, isExactNumber, keysOf, memberOf, sizeOf } from '../value.ts';
import { blankNumber } from './blank-text.ts';
import type { CompiledRules } from './compile-rules.ts';
import { KeyReader } from './key-reader.ts';
import { fixedMask, maskText } from './mask-text.ts';
import type { RedactRule } from './redact-options.ts';
import { hideText, redactText } from './redact-text.ts';
import { type RedactedMember, withRedacted } from './redacted-members.ts';
import type { RedactionLog } from './redaction-log.ts';
import type { RedactionMemory } from './redaction-memory.ts';
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
  private readonly memory: RedactionMemory;

  constructor(rules: CompiledRules, log: RedactionLog, memory: RedactionMemory) {
    this.rules = rules;
    this.log = log;
    this.memory = memory;
    this.keys = new KeyReader(rules);
    this.spots = new RuleSpots(rules, this.keys, (rule) => log.reach(rule));
  }

  /** A list of records, some at a step, or one; undefined where it is dropped. */
  *redactRecords(value: Json): Generator<null, Json | undefined> {
    const spot = this.spots.start();
    if (!isArray(value)) return this.redactAt(value, spot);
    let changed: Json[] | null = null;
    for (let start = 0; start < value.length; start += recordsAtOnce) {
      const records = value.slice(start, start + recordsAtOnce);
      const redacted = this.redactList(records, () => spot);
      if (redacted !== records) changed ??= value.slice(0, start);
      changed?.push(...redacted);
      yield null;
    }
    return changed ?? value;
  }

  /** A value that is no record, such as headers: rules by path don't reach it. */
  redactOther(value: Json): Json | undefined {
    return this.redactAt(value, this.spots.nowhere);
  }

  private redactAt(value: Json, spot: Spot, before = ''): Json | undefined {
    const { rule } = spot;
    if (rule?.action === 'drop') {
      this.log.count(rule);
      return undefined;
    }
    if (typeof value === 'string') return rule === null ? this.redactString(value, before) : this.hide(value, rule);
    if (value === null) return null;
    if (typeof value === 'number' || isExactNumber(value)) return this.redactNumber(value, rule);
    if (typeof value === 'boolean') {
      return rule === null ? value : rule.action === 'blank' ? false : this.hide(String(value), rule);
    }
    if (rule?.action === 'fixed' && (isArray(value) ? value.length : sizeOf(value)) > 0) {
      this.log.count(rule);
      return fixedMask;
    }
    const isPart = spot === this.spots.nowhere && this.log.isInRecord && !this.log.isFollowing;
    return isPart ? this.redactPart(value) : this.redactInside(value, spot);
  }

  private redactInside(value: JsonArray | JsonObject, spot: Spot): JsonArray | JsonObject {
    if (isArray(value)) return this.redactList(value, (index) => this.spots.step(spot, index));
    return this.redactObject(value, spot);
  }

  /** The same part comes again when the next run has another field changed. */
  private redactPart(part: JsonArray | JsonObject): JsonArray | JsonObject {
    const known = this.memory.parts.get(part);
    if (known === 'clean') return part;
    if (known !== undefined) {
      this.log.repeat(known.hidden);
      return known.value;
    }
    this.log.follow();
    const value = this.redactInside(part, this.spots.nowhere);
    const hidden = this.log.stopFollowing();
    const isClean = value === part && hidden?.length === 0;
    if (hidden !== null) this.memory.parts.set(part, isClean ? 'clean' : { value, hidden });
    return value;
  }

  private redactString(text: string, before: string): string | undefined {
    // The part is remembered as a whole.
    if (this.log.isFollowing) return redactText(text, this.rules, this.log, before);
    if (this.memory.isClean(text, before)) return text;
    const redacted = redactText(text, this.rules, this.log, before);
    // A text with hits never comes out as it was.
    if (redacted === text) this.memory.addClean(text, before);
    return redacted;
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

  private redactList(list: JsonArray, spotAt: (index: number) => Spot): JsonArray {
    let changed: Json[] | null = null;
    for (const [index, element] of list.entries()) {
      const redacted = this.redactAt(element, spotAt(index));
      if (changed === null && redacted === element) continue;
      changed ??= list.slice(0, index);
      if (redacted !== undefined) changed.push(redacted);
    }
    return changed ?? list;
  }

  private redactObject(object: JsonObject, spot: Spot): JsonObject {
    const keys = keysOf(object);
    const changed: RedactedMember[] = [];
    for (const key of keys) {
      const member = memberOf(object, key) ?? null;
      this.log.enter(key);
      const { context, isClean } = this.keys.read(key);
      const value = this.redactAt(member, this.spots.step(spot, key), context);
      const name = value === undefined || isClean ? key : redactText(key, this.rules, this.log);
      this.log.leave();
      if (value !== member || name !== key) changed.push({ key, name, value });
    }
    return withRedacted(object, changed);
  }
}

import type { Note } from '../model.ts';
import { resultWords } from '../words/en.ts';
import type { Hasher } from './keyed-hash.ts';
import type { RedactRule } from './redact-options.ts';
import { showRulePath } from './rule-path.ts';

/** Hexadecimal digits of a hash that are shown: among a million values two are alike once in some hundred runs. */
const hashLength = 12;

/** The code that says in a result's warnings that something was hidden. */
export const redactedCode = 'fields_redacted';

/** That a rule hid something, under these keys of a record. */
export interface HiddenAt {
  readonly rule: RedactRule;
  readonly keys: readonly string[];
  /** By a label: its number depends on what came before. */
  readonly isNumbered: boolean;
}

const noneHidden: readonly HiddenAt[] = [];

/** What one run of the step has hidden: counts for the report, and the labels given so far. */
export class RedactionLog {
  private readonly counts = new Map<RedactRule, number>();
  private readonly labels = new Map<string, Map<string, number>>();
  /** The keys that lead to what is looked at; elements of lists have none. */
  private readonly keys: string[] = [];
  private readonly fields = new Set<string>();
  /** What is hidden in the record that is looked at, and what was when it was looked at last. */
  private hidden: HiddenAt[] | null = null;
  private hiddenBefore = noneHidden;
  private isNumbered = false;

  private readonly hashKey: string;
  private readonly hasher: Hasher | undefined;
  private lacksKey = false;

  constructor(hashKey = '', hasher?: Hasher) {
    this.hashKey = hashKey;
    this.hasher = hasher;
  }

  private readonly reached = new Set<RedactRule>();

  get isEmpty(): boolean {
    return this.counts.size === 0;
  }

  count(rule: RedactRule): void {
    this.add({ rule, keys: [...this.keys], isNumbered: this.isNumbered });
    this.isNumbered = false;
  }

  /** `before` is what was hidden in the record when it was looked at last. */
  startRecord(before: readonly HiddenAt[] = noneHidden): void {
    this.hiddenBefore = before;
    this.hidden = null;
  }

  endRecord(): readonly HiddenAt[] {
    return this.hidden ?? noneHidden;
  }

  /** Counts what was hidden here before once more; false where labels must be given anew. */
  repeat(): boolean {
    if (this.hiddenBefore.length === 0) return true;
    const here = this.hiddenBefore.filter(({ keys }) => this.keys.every((key, depth) => key === keys[depth]));
    if (here.some(({ isNumbered }) => isNumbered)) return false;
    for (const hidden of here) this.add(hidden);
    return true;
  }

  private add(hidden: HiddenAt): void {
    const { rule, keys } = hidden;
    this.counts.set(rule, (this.counts.get(rule) ?? 0) + 1);
    if (keys.length > 0) this.fields.add(keys.join('\n'));
    this.hidden ??= [];
    this.hidden.push(hidden);
  }

  /** What is counted from here on stands under this key. */
  enter(key: string): void {
    this.keys.push(key);
  }

  leave(): void {
    this.keys.pop();
  }

  /** For the result's warnings: that values were hidden, and how many in how many fields. */
  get warnings(): readonly string[] {
    const values = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    return values === 0 ? [redactedCode] : [redactedCode, resultWords.redacted(values, this.fields.size)];
  }

  /** A path of the rule leads to a value. */
  reach(rule: RedactRule): void {
    this.reached.add(rule);
  }

  /** One note a rule whose path leads to nothing. */
  missed(rules: readonly RedactRule[]): readonly Note[] {
    return rules.flatMap((rule) =>
      rule.target.by !== 'path' || this.reached.has(rule)
        ? []
        : [{ id: 'redact.path-missed', values: { rule: rule.id, target: showRulePath(rule.target.path) } }],
    );
  }

  /** Such as `<email-2>`: the same for the same value, numbered in the order met. */
  labelFor(name: string, value: string): string {
    this.isNumbered = true;
    const numbers = this.labels.get(name) ?? new Map<string, number>();
    this.labels.set(name, numbers);
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return `<${name}-${number}>`;
  }

  /** Such as `<email-3f9a2c81d0b4>`: the same for the same value wherever the key is the same. Without a key it is a label. */
  hashFor(name: string, value: string): string {
    if (this.hashKey !== '' && this.hasher !== undefined) {
      return `<${name}-${this.hasher.hash(this.hashKey, value).slice(0, hashLength)}>`;
    }
    this.lacksKey = true;
    return this.labelFor(name, value);
  }

  /** One note a rule that hid anything; never a value. */
  notes(rules: readonly RedactRule[]): readonly Note[] {
    const counts = rules.flatMap((rule) => {
      const count = this.counts.get(rule);
      return count === undefined
        ? []
        : [{ id: `redact.${rule.action}`, values: { rule: rule.id, target: nameTarget(rule), count } }];
    });
    return this.lacksKey ? [...counts, { id: 'redact.no-key', values: {} }] : counts;
  }
}

/** Whether a text is a label or a hash of that name already. */
export function isLabel(text: string, name: string): boolean {
  return text.startsWith(`<${name}-`) && /^(?:[1-9]\d{0,8}|[\da-f]{12})>$/.test(text.slice(name.length + 2));
}

/** How a report and a label call what a rule hides. */
export function nameTarget(rule: RedactRule): string {
  if (rule.target.by === 'detector') return rule.target.detector;
  if (rule.target.by === 'key') return rule.target.keys[0]?.replaceAll('*', '') || 'key';
  if (rule.target.by === 'names') return rule.target.kinds[0] ?? 'key';
  if (rule.target.by === 'words') return 'word';
  if (rule.target.by === 'pattern') return 'pattern';
  const names = rule.target.path.filter((segment) => typeof segment === 'string');
  return names.at(-1) ?? 'value';
}

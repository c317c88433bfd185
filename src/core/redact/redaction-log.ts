import type { Note } from '../model.ts';
import type { RedactRule } from './redact-options.ts';

/** What one run of the step has hidden: counts for the report, and the labels given so far. */
export class RedactionLog {
  private readonly counts = new Map<RedactRule, number>();
  private readonly labels = new Map<string, Map<string, number>>();

  get isEmpty(): boolean {
    return this.counts.size === 0;
  }

  count(rule: RedactRule): void {
    this.counts.set(rule, (this.counts.get(rule) ?? 0) + 1);
  }

  /** Such as `<email-2>`: the same for the same value, numbered in the order met. */
  labelFor(name: string, value: string): string {
    const numbers = this.labels.get(name) ?? new Map<string, number>();
    this.labels.set(name, numbers);
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return `<${name}-${number}>`;
  }

  /** One note a rule that hid anything; never a value. */
  notes(rules: readonly RedactRule[]): readonly Note[] {
    return rules.flatMap((rule) => {
      const count = this.counts.get(rule);
      return count === undefined
        ? []
        : [{ id: `redact.${rule.action}`, values: { rule: rule.id, target: nameTarget(rule), count } }];
    });
  }
}

/** Whether a text is a label of that name already. */
export function isLabel(text: string, name: string): boolean {
  return text.startsWith(`<${name}-`) && /^[1-9]\d{0,8}>$/.test(text.slice(name.length + 2));
}

/** How a report and a label call what a rule hides. */
export function nameTarget(rule: RedactRule): string {
  if (rule.target.by === 'detector') return rule.target.detector;
  if (rule.target.by === 'key') return rule.target.keys[0] ?? 'key';
  const names = rule.target.path.filter((segment) => typeof segment === 'string');
  return names.at(-1) ?? 'value';
}

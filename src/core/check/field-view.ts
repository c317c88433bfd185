import { type FieldLayers, type FieldRule, isKeptInRows } from '../fields/index.ts';
import type { Path } from '../model.ts';
import { pathKey } from '../path.ts';
import { fitsKeyPattern } from '../redact/key-pattern.ts';
import { normalizeKey } from '../redact/normalize-key.ts';
import type { RulePath } from '../redact/redact-options.ts';
import { leadsTo } from '../redact/rule-path.ts';
import { findSensitiveKeys } from '../redact/sensitive-keys.ts';
import type { Shaper } from '../shaper.ts';

/** What a shaper does to a field of the source, by its path. */
export class FieldView {
  private readonly rules: ReadonlyMap<string, FieldRule>;
  /** Places with a rule somewhere below them. */
  private readonly parents = new Set<string>();
  private readonly isDropping: boolean;
  private readonly changed: ReadonlySet<string>;
  private readonly layers: FieldLayers;
  private readonly hiddenKeys: ReadonlySet<string>;
  private readonly hiddenKinds: ReadonlySet<string>;
  private readonly hiddenPaths: readonly RulePath[];

  constructor({ fields, redact }: Shaper) {
    const rules = fields.on ? fields.rules : [];
    this.rules = new Map(rules.map((rule) => [pathKey(rule.path), rule]));
    for (const { path } of rules) for (const prefix of prefixes(path).slice(0, -1)) this.parents.add(pathKey(prefix));
    this.layers = fields.layers;
    this.changed = new Set(fields.on ? fields.changes.map((change) => pathKey(change.path)) : []);
    this.isDropping = fields.on && fields.others === 'drop';
    const targets = redact.on ? redact.rules.map((rule) => rule.target) : [];
    this.hiddenKeys = new Set(targets.flatMap((target) => (target.by === 'key' ? target.keys.map(normalizeKey) : [])));
    this.hiddenKinds = new Set(targets.flatMap((target) => (target.by === 'names' ? target.kinds : [])));
    this.hiddenPaths = targets.flatMap((target) => (target.by === 'path' ? [target.path] : []));
  }

  ruleAt(path: Path): FieldRule | null {
    return this.rules.get(pathKey(path)) ?? null;
  }

  /** Does a change put something else in its place? */
  isChanged(path: Path): boolean {
    return this.changed.has(pathKey(path));
  }

  /** Does Fields let it through? */
  isShown(path: Path): boolean {
    const steps = prefixes(path).map((step) => ({
      rule: this.ruleAt(step),
      isParent: this.parents.has(pathKey(step)),
    }));
    if (steps.some(({ rule }) => rule !== null && !isKeptInRows(rule, this.layers))) return false;
    if (!this.isDropping || steps.length === 0) return true;
    const last = steps.at(-1);
    return (
      last?.isParent === true ||
      steps.some(({ rule, isParent }, index) => rule !== null && (!isParent || index === steps.length - 1))
    );
  }

  /** The path in the names that the model sees. */
  nameOf(path: Path): Path {
    return path.map((segment, index) => this.ruleAt(path.slice(0, index + 1))?.name ?? segment);
  }

  /** Does a rule by key or path hide it, or something that it is in? */
  isRedacted(path: Path): boolean {
    const name = this.nameOf(path);
    const keys = [...path, ...name].filter((segment) => typeof segment === 'string');
    if (keys.some((key) => this.isHiddenKey(key))) return true;
    return [...prefixes(path), ...prefixes(name)].some((prefix) =>
      this.hiddenPaths.some((hidden) => leadsTo(hidden, prefix)),
    );
  }

  private isHiddenKey(key: string): boolean {
    if (this.hiddenKeys.has(normalizeKey(key)) || this.hiddenKinds.has(findSensitiveKeys(key)?.id ?? '')) return true;
    return [...this.hiddenKeys].some((pattern) => pattern.includes('*') && fitsKeyPattern(pattern, key));
  }
}

/** The path's beginnings, from its first segment to the whole. */
function prefixes(path: Path): readonly Path[] {
  return path.map((_, index) => path.slice(0, index + 1));
}

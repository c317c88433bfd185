import type { Json } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar } from '../value.ts';
import { detectors } from './detectors/index.ts';
import { isMasked } from './mask-text.ts';
import { normalizeKey } from './normalize-key.ts';
import type { RedactAction, RedactRule, RedactTarget } from './redact-options.ts';
import { makeScanTables, type ScanTables } from './scan-tables.ts';
import { scanText } from './scan-text.ts';
import { findSensitiveKeys, type SensitiveKeys, sensitiveKeys } from './sensitive-keys.ts';

/** Personal numbers have at least as many digits. */
const fewestDigits = 6;
/** Characters to keep at either end of a phone or card number. */
const keptEnds = 3;

/**
 * Rules for what a value or text holds: one for each kind of telling field name, one for each detector with hits
 * elsewhere. Ids are stable, so that a rule suggested twice is one rule. Network addresses are left to the person, and
 * so is what is personal where only secrets are asked for. After `limit` texts, keys among them, nothing more is looked at.
 */
export function suggestRedaction(
  value: Json,
  groups: readonly SensitiveGroup[] = ['secret', 'person'],
  limit = Number.POSITIVE_INFINITY,
): readonly RedactRule[] {
  const found = new SensitiveCollector(groups, limit);
  found.visit(value);
  const byKey = sensitiveKeys.flatMap((kind) => {
    const keys = [...(found.keys.get(kind)?.values() ?? [])];
    return keys.length === 0 || !groups.includes(kind.group)
      ? []
      : [suggestRule(`key-${kind.id}`, { by: 'key', keys }, kind.action)];
  });
  const byDetector = detectors
    .filter(({ id }) => found.detectors.has(id))
    .map(({ id, suggests }) => suggestRule(`detector-${id}`, { by: 'detector', detector: id }, suggests));
  return [...byKey, ...byDetector];
}

function suggestRule(id: string, aim: RedactTarget, action: RedactAction): RedactRule {
  return { id, target: aim, action, keepStart: keptEnds, keepEnd: keptEnds };
}

export type SensitiveGroup = SensitiveKeys['group'];

class SensitiveCollector {
  readonly keys = new Map<SensitiveKeys, Map<string, string>>();
  readonly detectors = new Set<string>();
  private readonly kinds = new Map<string, SensitiveKeys | null>();
  private readonly tables: ScanTables;
  private left: number;

  constructor(groups: readonly SensitiveGroup[], limit: number) {
    this.left = limit;
    this.tables = makeScanTables(detectors.filter(({ group }) => groups.some((wanted) => wanted === group)));
  }

  visit(value: Json): void {
    if (this.left <= 0) return;
    if (typeof value === 'string') this.scan(value);
    else if (typeof value === 'number' || isExactNumber(value))
      this.scan(isExactNumber(value) ? value.text : String(value));
    else if (isArray(value)) for (const element of value) this.visit(element);
    else if (isObject(value)) {
      for (const [key, member] of entriesOf(value)) {
        if (this.left <= 0) return;
        this.visitMember(key, member);
      }
    }
  }

  private visitMember(key: string, member: Json): void {
    this.scan(key);
    const kind = this.kindOf(key);
    if (kind === null || !holdsSensitive(member, kind)) return this.visit(member);
    const keys = this.keys.get(kind) ?? new Map<string, string>();
    this.keys.set(kind, keys);
    if (!keys.has(normalizeKey(key))) keys.set(normalizeKey(key), key);
  }

  private kindOf(key: string): SensitiveKeys | null {
    const known = this.kinds.get(key);
    if (known !== undefined) return known;
    const kind = findSensitiveKeys(key);
    this.kinds.set(key, kind);
    return kind;
  }

  private scan(text: string): void {
    this.left--;
    if (text.length < 7) return;
    for (const { detector } of scanText(text, this.tables)) this.detectors.add(detector);
  }
}

/** Counts such as `token: 412`, flags, placeholders and what is hidden already are nothing to hide. */
function holdsSensitive(value: Json, { group }: SensitiveKeys): boolean {
  if (!isScalar(value)) return false;
  const text = isExactNumber(value) ? value.text : String(value);
  if (isMasked(text)) return false;
  if (typeof value === 'string' && group === 'secret') return !/^(?:$|[[<({*]|\S{1,3}$|\S+ +\S+ )/.test(text);
  return text.replace(/\D/g, '').length >= fewestDigits;
}

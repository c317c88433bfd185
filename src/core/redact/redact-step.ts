import type { Facts, Page, Parcel, StepOutcome, StepTools, ToolError } from '../model.ts';
import { entriesOf, isObject, setMember } from '../value.ts';
import { compileRules } from './compile-rules.ts';
import type { RedactOptions, RenamedField } from './redact-options.ts';
import { ValueRedactor } from './redact-value.ts';
import { RedactionLog } from './redaction-log.ts';

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
  run(parcel: Parcel, shaper: RedactSettings, tools: StepTools): StepOutcome {
    const { rules } = shaper.redact;
    // A failure has passed Fields by, so that its value has the source's names.
    const renamed = shaper.fields.on && parcel.failure === null ? shaper.fields.rules : [];
    const log = new RedactionLog();
    const redactor = new ValueRedactor(compileRules(rules, tools.detectors, renamed), log);
    const redacted: Parcel = {
      ...parcel,
      value: redactor.redactRecords(parcel.value) ?? '',
      failure: parcel.failure === null ? null : redactFailure(parcel.failure, redactor),
      facts: redactFacts(parcel.facts, redactor),
      page: parcel.page === null ? null : redactPage(parcel.page, redactor),
    };
    if (log.isEmpty) return { parcel, notes: [] };
    const warnings = parcel.warnings.filter((warning) => warning !== 'fields_redacted');
    return { parcel: { ...redacted, warnings: [...warnings, 'fields_redacted'] }, notes: log.notes(rules) };
  },
} as const;

function redactFailure(failure: ToolError, redactor: ValueRedactor): ToolError {
  const { message, field, expected, example, agentAction, traceId } = failure;
  const optional = { field, expected, example, agentAction, traceId };
  const texts = Object.entries(optional).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    ...failure,
    message: redactString(message, redactor),
    ...Object.fromEntries(texts.map(([name, text]) => [name, redactString(text, redactor)])),
  };
}

/** The call's id stays: the message must name the call it answers. */
function redactFacts(facts: Facts, redactor: ValueRedactor): Facts {
  const { tool, stderr, headers } = facts;
  return {
    ...facts,
    ...(tool === undefined ? {} : { tool: redactString(tool, redactor) }),
    ...(stderr === undefined ? {} : { stderr: redactString(stderr, redactor) }),
    ...(headers === undefined ? {} : { headers: redactHeaders(headers, redactor) }),
  };
}

function redactHeaders(
  headers: { readonly [name: string]: string },
  redactor: ValueRedactor,
): { [name: string]: string } {
  const redacted = redactor.redactOther(headers);
  const kept: { [name: string]: string } = {};
  if (!isObject(redacted)) return kept;
  for (const [name, value] of entriesOf(redacted)) if (typeof value === 'string') setMember(kept, name, value);
  return kept;
}

/** A cursor that holds a hit would lead nowhere once it is hidden, so it goes. */
function redactPage(page: Page, redactor: ValueRedactor): Page {
  if (page.cursor === null || redactor.redactOther(page.cursor) === page.cursor) return page;
  return { ...page, cursor: null };
}

function redactString(text: string, redactor: ValueRedactor): string {
  const redacted = redactor.redactOther(text);
  return typeof redacted === 'string' ? redacted : '';
}

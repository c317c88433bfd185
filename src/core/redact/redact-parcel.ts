import type { BesideRows, Claims, Facts, Page, Parcel, ToolError } from '../model.ts';
import { entriesOf, isObject, setMember } from '../value.ts';
import type { ValueRedactor } from './redact-value.ts';
import type { RedactionMemory } from './redaction-memory.ts';

/** The parcel with all that a result says redacted, some records at a step; `source` and `facts` stay as they were read. */
export function* redactParcel(
  parcel: Parcel,
  redactor: ValueRedactor,
  memory: RedactionMemory,
): Generator<null, Parcel> {
  const { snapshot, ...others } = parcel;
  return {
    ...others,
    value: (yield* redactor.redactRecords(parcel.value, memory)) ?? '',
    ...(parcel.beside === undefined ? {} : { beside: yield* redactBeside(parcel.beside, redactor) }),
    failure: parcel.failure === null ? null : redactFailure(parcel.failure, redactor),
    claims: redactClaims(parcel.claims, redactor),
    page: parcel.page === null ? null : redactPage(parcel.page, redactor),
    ...(snapshot === undefined || isTouched(snapshot, redactor) ? {} : { snapshot }),
  };
}

/** What was taken out of the rows is redacted at the places where it stood in them. */
function* redactBeside(beside: BesideRows, redactor: ValueRedactor): Generator<null, BesideRows> {
  const { constants, aliases } = beside;
  const shown = constants === null ? null : ((yield* redactor.redactRecords(constants)) ?? null);
  const kept: BesideRows['aliases'][number][] = [];
  for (const { alias, record } of aliases) {
    const redacted = yield* redactor.redactRecords(record);
    if (redacted !== undefined) kept.push({ alias, record: redacted });
  }
  return { ...beside, constants: shown, aliases: kept };
}

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

function redactClaims(claims: Claims, redactor: ValueRedactor): Claims {
  const { resourceId, summary, page } = claims;
  return {
    ...claims,
    resourceId: resourceId === null ? null : redactString(resourceId, redactor),
    summary: summary === null ? null : redactString(summary, redactor),
    nextActions: claims.nextActions.map((action) => redactString(action, redactor)),
    warnings: claims.warnings.map((warning) => redactString(warning, redactor)),
    page: page === null ? null : redactPage(page, redactor),
  };
}

/** The call's id stays: the message must name the call it answers. */
export function redactFacts(facts: Facts, redactor: ValueRedactor): Facts {
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

/** An id that holds a hit would be none once it is hidden, so it goes. */
function isTouched(id: string, redactor: ValueRedactor): boolean {
  return redactor.redactOther(id) !== id;
}

function redactPage(page: Page, redactor: ValueRedactor): Page {
  return page.cursor === null || !isTouched(page.cursor, redactor) ? page : { ...page, cursor: null };
}

function redactString(text: string, redactor: ValueRedactor): string {
  const redacted = redactor.redactOther(text);
  return typeof redacted === 'string' ? redacted : '';
}

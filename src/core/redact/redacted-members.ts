import type { Json, JsonObject } from '../model.ts';
import { keysOf, makeObject, memberOf, withValues } from '../value.ts';

/** A member that redaction changed; it is left out where there is no name or no value. */
export interface RedactedMember {
  readonly key: string;
  /** The key after redaction. */
  readonly name: string | undefined;
  readonly value: Json | undefined;
}

interface ShownMember extends RedactedMember {
  readonly name: string;
  readonly value: Json;
}

/** The object with some members redacted; it is the same where there are none. */
export function withRedacted(object: JsonObject, redacted: readonly RedactedMember[]): JsonObject {
  if (redacted.length === 0) return object;
  if (redacted.every(isUnderItsKey)) return withValues(object, redacted);
  const byKey = new Map(redacted.map((member) => [member.key, member]));
  const members = keysOf(object).map(
    (key): RedactedMember => byKey.get(key) ?? { key, name: key, value: memberOf(object, key) ?? null },
  );
  return makeObject(withUniqueNames(members.filter(isShown)));
}

function isShown(member: RedactedMember): member is ShownMember {
  return member.name !== undefined && member.value !== undefined;
}

function isUnderItsKey(member: RedactedMember): member is ShownMember {
  return member.name === member.key && member.value !== undefined;
}

/** Entries in which keys that became equal are told apart: `***`, `*** (2)`. Untouched keys stay. */
function withUniqueNames(members: readonly ShownMember[]): readonly (readonly [string, Json])[] {
  const taken = new Set(members.filter(({ key, name }) => key === name).map(({ key }) => key));
  const numbers = new Map<string, number>();
  return members.map(({ key, name, value }) => {
    if (key === name) return [key, value];
    let number = numbers.get(name) ?? 1;
    let unique = number === 1 ? name : `${name} (${number})`;
    while (taken.has(unique)) unique = `${name} (${++number})`;
    taken.add(unique);
    numbers.set(name, number);
    return [unique, value];
  });
}

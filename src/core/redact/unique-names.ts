import type { Json } from '../model.ts';

export interface RedactedMember {
  readonly key: string;
  /** The key after redaction. */
  readonly name: string;
  readonly value: Json;
}

/** Entries in which keys that became equal are told apart: `***`, `*** (2)`. Untouched keys stay. */
export function withUniqueNames(members: readonly RedactedMember[]): readonly (readonly [string, Json])[] {
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

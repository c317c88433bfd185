export type Next = (below: number) => number;

/** A text with one labelled stretch. */
export interface Made {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const hexDigits = '0123456789abcdef';
export const upperDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const urlSafe = `${letters}_-`;

/** Characters by chance, the last never a hyphen: what follows it would be part of the token. */
export function some(next: Next, alphabet: string, length: number): string {
  const made = Array.from({ length }, () => alphabet.charAt(next(alphabet.length))).join('');
  return made.endsWith('-') || made.startsWith('-') ? `a${made.slice(1, -1)}a`.slice(0, length) : made;
}

export function oneOf<T>(next: Next, ...choices: readonly T[]): T {
  return choices[next(choices.length)] as T;
}

export function uuid(next: Next): string {
  return [8, 4, 4, 4, 12].map((length) => some(next, hexDigits, length)).join('-');
}

export function digits(next: Next, length: number): string {
  return some(next, '0123456789', length);
}

/** What people choose as a password. */
export function wordLike(next: Next): string {
  const word = oneOf(next, 'Sommer', 'dragon', 'Tiger', 'shop', 'Winter', 'Admin');
  return `${word}${digits(next, 3)}${oneOf(next, '!', '#', '-x', '')}`;
}

/** What `make` gives for a body, with the last digit or letter that makes `isValid` true. */
export function complete(
  make: (last: string) => string,
  isValid: (whole: string) => boolean,
  lasts: string,
): string | null {
  for (const last of lasts) if (isValid(make(last))) return make(last);
  return null;
}

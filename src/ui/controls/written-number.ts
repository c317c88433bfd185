interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Digits after the point: at least, at most. */
  readonly digits: readonly [number, number];
}

/** `1280.5` with at least two digits after the point as `1280.50`, without signs between thousands. */
export function writeNumber(value: number, [least, most]: NumberRange['digits']): string {
  const written = value.toFixed(most);
  if (most === least) return written;
  const [whole = '', rest = ''] = written.split('.');
  const kept = rest.replace(/0+$/, '').padEnd(least, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** The number that a text says, within its range; null where it says none. Signs between thousands are passed over. */
export function readNumber(text: string, range: NumberRange): number | null {
  const plain = text.replace(/[\s,_']/g, '');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return within(Number(plain), range);
}

/** The next number up or down; the smallest or largest where there is none yet. */
export function stepNumber(value: number | null, by: 1 | -1, range: NumberRange): number {
  if (value === null) return by === 1 ? range.min : range.max;
  return within(value + by, range);
}

function within(value: number, { min, max, digits }: NumberRange): number {
  return Number(Math.min(max, Math.max(min, value)).toFixed(digits[1]));
}

/**
 * A JSON number in the one form that TOON allows, every digit kept: no exponent from 1e-6 up to 1e21, no zeros that say
 * nothing, no minus before zero.
 */
export function canonicalDecimal(text: string): string {
  if (/^-?[1-9]\d{0,20}$/.test(text)) return text;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  // Digits before the point.
  const point = BigInt(digits.length - fraction.length) + BigInt(exponent);
  if (point < -5n || point > 21n) {
    const mantissa = significant.length === 1 ? significant : `${significant.slice(0, 1)}.${significant.slice(1)}`;
    return `${sign}${mantissa}e${point > 0n ? '+' : ''}${point - 1n}`;
  }
  const at = Number(point);
  if (at <= 0) return `${sign}0.${'0'.repeat(-at)}${significant}`;
  if (at >= significant.length) return `${sign}${significant}${'0'.repeat(at - significant.length)}`;
  return `${sign}${significant.slice(0, at)}.${significant.slice(at)}`;
}

/** The same kind and length with nothing of the value: letters become `x` or `X`, digits 0, the rest stays. */
export function blankText(text: string): string {
  return text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\p{N}/gu, '0');
}

/** A number of as many digits: 1 and zeros; decimals stay decimals. */
export function blankNumber(text: string): number {
  const digits = text.replace(/\D/g, '').length;
  return /^-?\d{1,21}$/.test(text) && digits > 1 ? 10 ** (digits - 1) : 0;
}

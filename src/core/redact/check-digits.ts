/** The check of payment cards: every second digit from the right doubled, the sum a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 1, isDoubled = false; index >= 0; index--, isDoubled = !isDoubled) {
    const digit = digits.charCodeAt(index) - 48;
    const doubled = digit * 2;
    sum += isDoubled ? (doubled > 9 ? doubled - 9 : doubled) : digit;
  }
  return sum % 10 === 0;
}

/** ISO 7064 MOD 11-2, the check of mainland identity numbers, whose last character may be X for ten. */
export function passesMod11(text: string): boolean {
  let sum = 0;
  for (const character of text.slice(0, -1)) sum = ((sum + Number(character)) * 2) % 11;
  const last = text.slice(-1).toUpperCase();
  return (sum + (last === 'X' ? 10 : Number(last))) % 11 === 1;
}

/** ISO 7064 MOD 97-10, the check of an IBAN: letters count from A = 10, the first four characters come last. */
export function passesMod97(text: string): boolean {
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Whether the year has such a month and day; all are digits. */
export function isDate(yearDigits: string, monthDigits: string, dayDigits: string): boolean {
  const [year, month, day] = [Number(yearDigits), Number(monthDigits), Number(dayDigits)];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

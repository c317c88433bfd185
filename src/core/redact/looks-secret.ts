/** Whether a value beside a telling name is a secret: no word, no number, no time, no place, no placeholder. */
export function looksSecret(text: string): boolean {
  if (!/[a-z]/i.test(text) || !(/\d/.test(text) || isJumbled(text))) return false;
  if (/^[[<({*$%]|\.\.\.|…|\*{3}|x{4,}|your|example|placeholder|changeme|redacted|required/i.test(text)) return false;
  if (/^\d{4}-\d\d-\d\d|:\/\/|^\.{0,2}\/[\w./-]+$|^[a-z_$][\w$]*(?:\.[a-z_$][\w$]*)+$|^v?\d+(?:\.\d+)+/i.test(text))
    return false;
  return entropyOf(text) >= (text.length < 16 ? 2.4 : 2.8);
}

/** Capitals stand where no word of a name in camel case begins. */
function isJumbled(text: string): boolean {
  return text.length >= 16 && (text.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= text.length / 5;
}

/** Shannon's entropy, bits a character: 0 for `aaaa`, 4 for all sixteen hexadecimal digits. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

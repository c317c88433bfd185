/** Whether a text begins or ends with white space. */
export function hasOuterSpace(text: string): boolean {
  return isSpaceUnit(text.charCodeAt(0)) || isSpaceUnit(text.charCodeAt(text.length - 1));
}

function isSpaceUnit(unit: number): boolean {
  return (unit <= 0x20 || unit >= 0xa0) && /\s/.test(String.fromCharCode(unit));
}

/** The indent of the first nested line: spaces, a tab, or 0 for JSON on one line. */
export function indentOf(text: string): number | '\t' {
  const match = /[[{][ \t]*\r?\n([ \t]+)\S/.exec(text.slice(0, 10_000));
  if (match === null) return 0;
  const space = match[1] ?? '';
  return space.startsWith('\t') ? '\t' : Math.min(space.length, 8);
}

import type { RowMembers, RowsPart } from '../model.ts';

/** Rows whose texts are changed once they are written, each for itself. */
export function changeRowTexts(
  { rows, separator, write, members }: RowsPart,
  change: (text: string) => string,
): RowsPart {
  const writeMember = (...of: Parameters<RowMembers['write']>) => change(members?.write(...of) ?? '');
  return {
    rows,
    separator,
    write: (row) => change(write(row)),
    members: members && { ...members, write: writeMember },
  };
}

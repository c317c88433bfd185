/** A place where two texts differ: `dropped` stands at `start` in the first, `added` in its stead in the second. */
export interface TextEdit {
  readonly start: number;
  readonly dropped: string;
  readonly added: string;
}

/** How far a text is looked ahead for the other to go on in it, and how many letters must agree there. */
const farthest = 80;
const agreeing = 12;
/** Texts with more differences are told apart as a whole. */
const mostEdits = 2000;

/** The edits that make `after` of `before`, in their order. Linear: made for texts that differ in few places. */
export function diffTexts(before: string, after: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let from = 0;
  let to = 0;
  while (from < before.length || to < after.length) {
    if (from < before.length && before[from] === after[to]) {
      from++;
      to++;
      continue;
    }
    const [dropped, added] = edits.length < mostEdits ? nextAgreement(before, from, after, to) : [];
    if (dropped === undefined || added === undefined) {
      edits.push({ start: from, dropped: before.slice(from), added: after.slice(to) });
      break;
    }
    edits.push({ start: from, dropped: before.slice(from, from + dropped), added: after.slice(to, to + added) });
    from += dropped;
    to += added;
  }
  return edits;
}

/** The shortest way on: letters to drop and to add; empty where the texts don't agree again soon. */
function nextAgreement(before: string, from: number, after: string, to: number): readonly number[] {
  for (let distance = 1; distance <= farthest; distance++) {
    for (let added = distance; added >= 0; added--) {
      const dropped = distance - added;
      const ahead = before.slice(from + dropped, from + dropped + agreeing);
      const isEnd = from + dropped >= before.length;
      if (isEnd ? after.length === to + added && from + dropped === before.length : after.startsWith(ahead, to + added))
        return [dropped, added];
    }
  }
  return [];
}

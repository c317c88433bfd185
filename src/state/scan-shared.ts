import { findSecrets } from '../core/index.ts';
import { isRecord } from './open-saved.ts';
import type { SavedDesign } from './saved-design.ts';

/** Something in a config that looks like a secret or personal data. */
export interface SharedSecret {
  /** Such as `shaper.fields.rules[0].values[1].from`. */
  readonly where: string;
  readonly detector: string;
  /** Its beginning, enough to know it again. */
  readonly shown: string;
}

const shownStart = 4;
const mostNested = 12;

/** What would leave with the config that should perhaps not: names, lists, value maps and notes are looked through. */
export function scanShared({ name, shaper }: SavedDesign): readonly SharedSecret[] {
  const found: SharedSecret[] = [];
  const visit = (value: unknown, where: string, key: string, depth: number) => {
    if (depth > mostNested) return;
    if (typeof value === 'string' || typeof value === 'number') found.push(...scan(String(value), where, key));
    else if (Array.isArray(value))
      for (const [at, item] of value.entries()) visit(item, `${where}[${at}]`, key, depth + 1);
    else if (isRecord(value)) {
      for (const [member, item] of Object.entries(value)) {
        found.push(...scan(member, where, ''));
        visit(item, `${where}.${member}`, member, depth + 1);
      }
    }
  };
  visit(name, 'name', '', 0);
  visit(shaper, 'shaper', '', 0);
  return found;
}

const sliceLength = 65_536;

/** How many secrets and personal data an output holds, counted in slices so that the page stays awake. */
export async function countSecrets(text: string, pause: () => Promise<void>): Promise<number> {
  let count = 0;
  for (let start = 0; start < text.length; ) {
    const end = endOfSlice(text, start);
    count += findSecrets(text.slice(start, end)).length;
    start = end;
    await pause();
  }
  return count;
}

function scan(text: string, where: string, key: string): readonly SharedSecret[] {
  // Some secrets are told by the name before them only.
  const lead = key === '' ? '' : `${key}: `;
  return findSecrets(lead + text)
    .filter(({ end }) => end > lead.length)
    .map(({ detector, start, end }) => {
      const shown = text.slice(Math.max(0, start - lead.length), end - lead.length);
      return { where, detector, shown: `${shown.slice(0, shownStart)}…` };
    });
}

/** Between lines where there are any. */
function endOfSlice(text: string, start: number): number {
  const end = start + sliceLength;
  if (end >= text.length) return text.length;
  const line = text.lastIndexOf('\n', end);
  return line > start ? line + 1 : end;
}

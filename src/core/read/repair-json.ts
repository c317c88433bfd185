import { jsonrepair } from 'jsonrepair';
import { parseJson } from '../parse-json.ts';
import { diffTexts, type TextEdit } from './diff-texts.ts';
import { isMeantAsJson, isUnclosedJson } from './meant-as-json.ts';

export interface JsonRepair {
  /** JSON. */
  readonly text: string;
  /** What was put in and taken out; applied to the broken text they give `text`. */
  readonly edits: readonly TextEdit[];
  /** Where the broken text stops being JSON. */
  readonly breakAt: number;
  /** Whole elements of the outermost list before the break, or members where there is no list. */
  readonly itemsBefore: number;
  /** The text ends before its JSON does. */
  readonly isCut: boolean;
}

const longestRepair = 5_000_000;

/** Guesses what broken JSON means. Only for a text that starts as JSON does: words would become lists. Null where it can't be told. */
export function repairJson(text: string): JsonRepair | null {
  if (text.length > longestRepair || !isMeantAsJson(text)) return null;
  const { value, problems } = parseJson(text);
  const fault = problems.at(-1);
  if (value !== undefined || fault === undefined || fault.id === 'json.too-deep') return null;
  const repaired = tryRepair(text);
  if (repaired === null || parseJson(repaired).value === undefined) return null;
  const isCut = isUnclosedJson(fault);
  const breakAt = isCut ? text.length : fault.start;
  return { text: repaired, edits: diffTexts(text, repaired), breakAt, itemsBefore: countItems(text, breakAt), isCut };
}

function tryRepair(text: string): string | null {
  try {
    return jsonrepair(text);
  } catch {
    return null;
  }
}

/** Commas of the outermost list that is open at `end`, else of the outermost object. */
function countItems(text: string, end: number): number {
  const open: { isList: boolean; commas: number }[] = [];
  for (let at = 0; at < end; at++) {
    const letter = text[at];
    if (letter === '"') {
      for (at++; at < end && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    } else if (letter === '[' || letter === '{') open.push({ isList: letter === '[', commas: 0 });
    else if (letter === ']' || letter === '}') open.pop();
    else if (letter === ',') {
      const inner = open.at(-1);
      if (inner !== undefined) inner.commas++;
    }
  }
  return (open.find(({ isList }) => isList) ?? open[0])?.commas ?? 0;
}

import type { Json, StageId } from '../model.ts';
import { showPath, valueAt } from '../path.ts';
import { rowsOf } from '../rows.ts';
import type { Run } from '../run.ts';
import type { Shaper } from '../shaper.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar } from '../value.ts';
import { quoteJson } from '../write-json.ts';

type Fact = Shaper['truncate']['mustSurvive'][number];

/** What became of a fact on its way to the final text. */
export interface FactTrace {
  /** Different values that the fact stands for. */
  readonly of: number;
  readonly survived: number;
  /** The stage that removed the first of them; null where all are there. */
  readonly lostAt: StageId | null;
}

/** Values of one path that are followed. */
const followedValues = 1000;

/** Follows the values of a fact through the stages, from the records that Select took. */
export function traceFact(run: Run, fact: Fact): FactTrace {
  const selected = run.stages.find(({ id }) => id === 'select')?.value ?? null;
  const wanted = fact.by === 'text' ? textIn(selected, fact.text) : valuesAt(selected, fact.path);
  if (wanted.length === 0) return { of: 0, survived: 0, lostAt: null };
  const survived = wanted.filter((text) => isReadable(run.text, text)).length;
  const all = { of: wanted.length, survived };
  if (survived === wanted.length) return { ...all, lostAt: null };
  for (const { id, value } of run.stages) {
    if (id === 'read' || id === 'select' || id === 'render' || id === 'message') continue;
    if (!holdsAll(value, wanted)) return { ...all, lostAt: id };
  }
  return { ...all, lostAt: 'render' };
}

export function showsFact(fact: Fact): string {
  return fact.by === 'text' ? fact.text : showPath(fact.path);
}

/** As it is, or as JSON escapes it. */
function isReadable(text: string, fact: string): boolean {
  return text.includes(fact) || text.includes(quoteJson(fact).slice(1, -1));
}

function textIn(value: Json, text: string): readonly string[] {
  return text !== '' && holdsAll(value, [text]) ? [text] : [];
}

function valuesAt(value: Json, path: Extract<Fact, { by: 'path' }>['path']): readonly string[] {
  const texts = new Set<string>();
  for (const row of rowsOf(value)) {
    const found = valueAt(row, path);
    for (const scalar of found === undefined ? [] : scalarsOf(found))
      if (texts.size < followedValues) texts.add(scalar);
  }
  return [...texts];
}

/** Null and empty text say nothing that could be missed. */
function scalarsOf(value: Json): readonly string[] {
  if (value === null || value === '') return [];
  if (isScalar(value)) return [isExactNumber(value) ? value.text : String(value)];
  return (isArray(value) ? value : isObject(value) ? entriesOf(value).map(([, member]) => member) : []).flatMap(
    scalarsOf,
  );
}

/** Whether each of the texts is a scalar of the value, or stands in one. */
function holdsAll(value: Json, wanted: readonly string[]): boolean {
  const left = new Set(wanted);
  const visit = (part: Json): void => {
    if (left.size === 0) return;
    if (isArray(part)) for (const element of part) visit(element);
    else if (isObject(part)) for (const [, member] of entriesOf(part)) visit(member);
    else {
      const text = isExactNumber(part) ? part.text : String(part);
      if (left.delete(text)) return;
      if (text.length > 8) for (const one of left) if (text.includes(one)) left.delete(one);
    }
  };
  visit(value);
  return left.size === 0;
}

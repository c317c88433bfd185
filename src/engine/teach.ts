import { type Json, lessons, parseJson, renderAs } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import type { LessonSide, Taught } from './answers.ts';

/** UTF-16 units of a result that are shown. */
const shownLength = 20_000;

/** What a well-known cut makes of a text, as it is copied and corrected; null for one that is not known. */
export function teach(id: string, text: string, counter: TokenCounter): Taught | null {
  const lesson = lessons.find((known) => known.id === id);
  if (lesson === undefined) return null;
  const countTokens = (part: string) => counter.count(part);
  const input = parseJson(text).value ?? text;
  const side = (value: Json): LessonSide => {
    const shown = typeof value === 'string' ? value : renderAs('json', value);
    return { text: shown.slice(0, shownLength), length: shown.length, tokens: countTokens(shown) };
  };
  return { naive: side(lesson.naive(input, {})), corrected: side(lesson.corrected(input, {}, countTokens)) };
}

import type { Json } from '../../model.ts';
import { isArray, lookUp, makeObject } from '../../value.ts';
import type { Lesson } from './lesson.ts';

/** Whether each figure of a summary can be traced to the rows, the filter and the completeness that it rests on. */
export const closureCheckLesson: Lesson = {
  id: 'closure_check',
  faults: ['takes-its-word'],
  naive: (doc) => verdict(lookUp(doc, 'decision') ?? 'safe_to_answer', []),
  corrected(doc) {
    const refs = entriesIn(lookUp(doc, 'required_refs'));
    const missing = entriesIn(lookUp(doc, 'summary_fields')).flatMap((field) => {
      const ref = refs.find((one) => lookUp(one, 'field') === field);
      if (ref === undefined) return [`${field}:ref`];
      return [
        ...(lookUp(ref, 'filter_hash') === undefined ? [`${field}:filter_hash`] : []),
        ...(lookUp(ref, 'complete') === true ? [] : [`${field}:complete`]),
      ];
    });
    if (lookUp(doc, 'artifact') === undefined) missing.push('artifact');
    const otherwise = lookUp(lookUp(doc, 'compression'), 'on_missing_ref') ?? 'needs_expand';
    return verdict(missing.length > 0 ? otherwise : (lookUp(doc, 'decision') ?? 'safe_to_answer'), missing.sort());
  },
};

function verdict(decision: Json, missing: readonly string[]): Json {
  return makeObject([
    ['decision', decision],
    ['missing', missing],
  ]);
}

function entriesIn(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : [];
}

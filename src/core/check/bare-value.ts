import type { Json } from '../model.ts';
import type { CheckView } from './check-view.ts';
import type { Found } from './finding.ts';

/** A finding where a value is all that the tool returned, and the result can't say whether the call worked. */
export function findBare(view: CheckView, isBare: (value: Json) => boolean): readonly Found[] {
  const value = view.valueAfter('select');
  if (view.isError || view.run.result.status === 'empty' || !isBare(value)) return [];
  return [{ severity: 'warning', values: { kind: view.run.result.kind }, at: { stage: 'read' } }];
}

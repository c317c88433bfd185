import type { Session } from '../../state/session.ts';
import { currentDesign, currentSample } from '../../state/workspace.ts';
import type { Picked } from './picked.ts';

/** The text that is selected in the current sample, or nothing to keep. */
export function textToKeep(session: Session, part: Picked | null): string | null {
  const { id } = currentSample(currentDesign(session.getState().workspace));
  return part === null || part.sample !== id ? null : part.text.trim();
}

/** Makes a text one that must survive whatever is cut; once is enough. */
export function keepText({ actions, getState }: Session, text: string): void {
  const { mustSurvive } = currentDesign(getState().workspace).history.present.truncate;
  if (mustSurvive.some((fact) => fact.by === 'text' && fact.text === text)) return;
  const facts = [...mustSurvive, { by: 'text', text } as const];
  actions.edit([{ type: 'set', stage: 'truncate', change: { mustSurvive: facts } }]);
}

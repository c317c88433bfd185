import { useState } from 'react';
import type { SessionState } from '../../state/session-state.ts';
import { useSession } from '../session-context.ts';

export type PaneId = 'output' | 'stages' | 'result' | 'checks';

type Places = Pick<SessionState, 'jump' | 'focus' | 'shownStage'>;

/** The pane on the screen: the chosen one, until something leads to a place in another. */
export function useSelectedPane(): readonly [PaneId, (id: PaneId) => void] {
  const [selected, setSelected] = useState<PaneId>('output');
  const jump = useSession((state) => state.jump);
  const focus = useSession((state) => state.focus);
  const shownStage = useSession((state) => state.shownStage);
  const now = { jump, focus, shownStage };
  const [seen, setSeen] = useState<Places>(now);
  if (seen.jump !== jump || seen.focus !== focus || seen.shownStage !== shownStage) {
    // While drawing, so that the pane is there when its content takes the focus.
    setSeen(now);
    setSelected(paneOfChange(now, seen) ?? selected);
  }
  return [selected, setSelected];
}

function paneOfChange({ jump, focus, shownStage }: Places, seen: Places): PaneId | null {
  if (jump !== seen.jump && jump !== null) return 'stages';
  if (focus !== seen.focus && focus !== null) return focus.in === 'output' ? 'output' : 'result';
  return shownStage !== seen.shownStage && shownStage !== null ? 'result' : null;
}

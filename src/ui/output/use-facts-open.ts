import { useState } from 'react';
import { readPreferences, writePreferences } from '../../state/preferences.ts';
import { currentDesign, currentSample } from '../../state/workspace.ts';
import { useSession } from '../session-context.ts';

/** Where the facts leave room enough for the output. */
const roomy = '(min-width: 1100px)';

interface FactsOpen {
  readonly isOpen: boolean;
  readonly hasOutput: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Unfolded where there is room and an output to have facts of, unless the person decided otherwise; that is remembered. */
export function useFactsOpen(): FactsOpen {
  const [choice, setChoice] = useState(() => readPreferences().factsOpen);
  const [isRoomy] = useState(() => matchMedia(roomy).matches);
  const hasOutput = useSession(
    ({ workspace, opening }) => opening !== null || currentSample(currentDesign(workspace)).length > 0,
  );
  const setOpen = (isOpen: boolean) => {
    setChoice(isOpen);
    writePreferences({ factsOpen: isOpen });
  };
  return { isOpen: choice ?? (isRoomy && hasOutput), hasOutput, setOpen };
}

import { useState } from 'react';
import { readPreferences, writePreferences } from '../../state/preferences.ts';

/** Where the facts leave room enough for the output. */
const roomy = '(min-width: 1100px)';

/** Unfolded where there is room, unless the person decided otherwise; that is remembered. */
export function useFactsOpen(): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => readPreferences().factsOpen ?? matchMedia(roomy).matches);
  const choose = (choice: boolean) => {
    setOpen(choice);
    writePreferences({ factsOpen: choice });
  };
  return [isOpen, choose];
}

import { useCallback, useState } from 'react';
import { type Comparing, readPreferences, writePreferences } from '../../state/preferences.ts';

/** How the person likes to compare formats; kept for the next visit. */
export function useComparing(): readonly [Comparing, (change: Partial<Comparing>) => void] {
  const [comparing, setComparing] = useState(() => readPreferences().comparing);
  const change = useCallback(
    (part: Partial<Comparing>) => {
      const next = { ...comparing, ...part };
      setComparing(next);
      writePreferences({ comparing: next });
    },
    [comparing],
  );
  return [comparing, change];
}

import { useEffect, useState } from 'react';
import { writeLink } from '../../state/link.ts';
import { saveForSharing } from '../../state/saved-design.ts';
import type { DesignState } from '../../state/workspace.ts';

/** The address that opens the design; null while it is being made. */
export function useLink(design: DesignState, hasOutputs: boolean): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    setLink(null);
    writeLink(saveForSharing(design, hasOutputs)).then(
      (hash) => isWanted && setLink(location.origin + location.pathname + hash),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [design, hasOutputs]);
  return link;
}

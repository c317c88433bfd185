import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies what `getText` gives and says for a moment how that went. */
export function useClipboard(): { readonly state: CopyState; copy(getText: () => Promise<string>): void } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    copy(getText) {
      getText()
        .then((text) => navigator.clipboard.writeText(text))
        .then(
          () => setState('copied'),
          () => setState('failed'),
        );
    },
  };
}

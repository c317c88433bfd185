import { useSyncExternalStore } from 'react';

const query = '(min-width: 1000px)';

/** Whether the panes fit beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return matchMedia(query).matches;
}

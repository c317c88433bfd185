import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Monaco } from './monaco.ts';

const loaded = createStore<{ readonly monaco: Monaco | null }>(() => ({ monaco: null }));

/** Monaco asks for room and a keyboard; on touch it is not supported. */
const query = '(min-width: 1000px) and (not (pointer: coarse))';

/** Monaco, once it is loaded and where it is of use. It is fetched when the page has nothing else to do. */
export function useMonaco(): Monaco | null {
  const isOfUse = useSyncExternalStore(subscribe, () => matchMedia(query).matches);
  const { monaco } = useStore(loaded);
  useEffect(() => (isOfUse ? loadWhenIdle() : undefined), [isOfUse]);
  return isOfUse ? monaco : null;
}

function loadWhenIdle(): (() => void) | undefined {
  if (loaded.getState().monaco !== null) return undefined;
  // Where it can't be had, the plain boxes stay.
  const load = () => import('./monaco.ts').then(loaded.setState, () => undefined);
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(load, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(load, { timeout: 3000 });
  return () => cancelIdleCallback(request);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

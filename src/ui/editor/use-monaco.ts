import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Monaco } from './monaco.ts';
import { warmUp } from './warm-up.ts';

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
  return whenIdle(() => import('./monaco.ts').then(introduce, () => undefined));
}

function introduce({ monaco }: { readonly monaco: Monaco }): void {
  whenIdle(() => {
    warmUp(monaco);
    whenIdle(() => loaded.setState({ monaco }));
  });
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(request);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

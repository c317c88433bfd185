import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Monaco } from './monaco.ts';
import type { OutputEditor } from './OutputEditor.tsx';
import { warmUp } from './warm-up.ts';

interface Loaded {
  readonly monaco: Monaco;
  /** The first that needs it; no use without it, and no part of what is loaded first. */
  readonly Editor: typeof OutputEditor;
}

const loaded = createStore<Loaded | { readonly monaco: null }>(() => ({ monaco: null }));

/** Monaco asks for room and a keyboard; on touch it is not supported. */
const query = '(min-width: 1000px) and (not (pointer: coarse))';

/** Monaco, once it is loaded and where it is of use. It is fetched when the page has nothing else to do. */
export function useMonaco(): Monaco | null {
  return useOutputEditor()?.monaco ?? null;
}

/** The same with the editor of the output. */
export function useOutputEditor(): Loaded | null {
  const isOfUse = useIsMonacoOfUse();
  const found = useStore(loaded);
  useEffect(() => (isOfUse ? loadWhenIdle() : undefined), [isOfUse]);
  return isOfUse && found.monaco !== null ? found : null;
}

/** Whether Monaco comes, sooner or later. */
export function useIsMonacoOfUse(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function loadWhenIdle(): (() => void) | undefined {
  if (loaded.getState().monaco !== null) return undefined;
  // Where it can't be had, the plain boxes stay.
  return whenIdle(() => load().then(introduce, () => undefined));
}

async function load(): Promise<Loaded> {
  const [{ monaco }, { OutputEditor: Editor }] = await Promise.all([
    import('./monaco.ts'),
    import('./OutputEditor.tsx'),
  ]);
  return { monaco, Editor };
}

function introduce(found: Loaded): void {
  whenIdle(() => {
    warmUp(found.monaco);
    whenIdle(() => loaded.setState(found));
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

import { startTransition, useEffect, useRef, useState } from 'react';
import type { Shaper, StageName } from '../core/index.ts';
import type { SessionState } from '../state/session-state.ts';
import { currentDesign } from '../state/workspace.ts';
import { useSessionStore } from './session-context.ts';

/**
 * As `useSession`, for what the worker found: drawn in slices, as the page has time for it, so that keys and presses come
 * first. What `select` takes from a component's properties is `of`: another one is looked up at once.
 */
export function useFound<T>(select: (state: SessionState) => T, of: unknown = null): T {
  const session = useSessionStore();
  const [drawn, setDrawn] = useState(() => ({ of, value: select(session.getState()) }));
  const value = Object.is(drawn.of, of) ? drawn.value : select(session.getState());
  const latest = useRef({ select, of, value });
  useEffect(() => {
    latest.current = { select, of, value };
  });
  useEffect(() => {
    let last = latest.current.value;
    const follow = () => {
      const { select, of } = latest.current;
      const next = select(session.getState());
      if (Object.is(next, last) && Object.is(latest.current.value, next)) return;
      last = next;
      startTransition(() => setDrawn({ of, value: next }));
    };
    follow();
    return session.subscribe(follow);
  }, [session]);
  return value;
}

/** As `useStage`, where it may be drawn after what a person does there. */
export function useStageLater<S extends StageName>(stage: S): Shaper[S] {
  return useFound(({ workspace }) => currentDesign(workspace).history.present[stage], stage);
}

import { createContext, startTransition, useContext, useLayoutEffect, useReducer, useRef } from 'react';
import type { Shaper, StageName } from '../core/index.ts';
import type { Budget } from '../state/budgets.ts';
import type { History } from '../state/history.ts';
import type { Session } from '../state/session.ts';
import type { SessionActions } from '../state/session-actions.ts';
import type { Focus, SessionState } from '../state/session-state.ts';
import { currentDesign, currentSample, type DesignState, type SampleState } from '../state/workspace.ts';

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('A component of the page stands outside its session');
  return session;
}

/** A part of the session's state. What the worker answers is drawn in slices between which a person can go on typing,
 * which `useSyncExternalStore` would not allow; what a person does is drawn at once. */
export function useSession<T>(select: (state: SessionState) => T): T {
  const session = useSessionStore();
  const value = select(session.getState());
  const drawn = useRef({ select, value });
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    drawn.current = { select, value };
  });
  useLayoutEffect(() => {
    const follow = (state: SessionState, before: SessionState) => {
      if (Object.is(drawn.current.select(state), drawn.current.value)) return;
      if (state.shaped !== before.shaped || state.counts !== before.counts) startTransition(draw);
      else draw();
    };
    // It may have changed since it was drawn.
    follow(session.getState(), session.getState());
    return session.subscribe(follow);
  }, [session]);
  return value;
}

export function useActions(): SessionActions {
  return useSessionStore().actions;
}

export function useDesign(): DesignState {
  return useSession((state) => currentDesign(state.workspace));
}

export function useSample(): SampleState {
  return useSession((state) => currentSample(currentDesign(state.workspace)));
}

export function useHistory(): History<Shaper> {
  return useSession((state) => currentDesign(state.workspace).history);
}

export function useShaper(): Shaper {
  return useSession((state) => currentDesign(state.workspace).history.present);
}

/** What one stage is told to do; an edit of another leaves it as it is. */
export function useStage<S extends StageName>(stage: S): Shaper[S] {
  return useSession((state) => currentDesign(state.workspace).history.present[stage]);
}

export function useBudget(): Budget {
  return useSession((state) => currentDesign(state.workspace).budget);
}

/** The part of a text that someone wants to see, if it is in this one. */
export function useFocus(where: Focus['in']): Focus | null {
  return useSession(({ focus }) => (focus?.in === where ? focus : null));
}

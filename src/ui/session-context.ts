import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
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

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useSessionStore(), select);
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

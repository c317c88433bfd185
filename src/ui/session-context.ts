import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
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

export function useShaper() {
  return useSession((state) => currentDesign(state.workspace).history.present);
}

/** The part of a text that someone wants to see, if it is in this one. */
export function useFocus(where: Focus['in']): Focus | null {
  return useSession(({ focus }) => (focus?.in === where ? focus : null));
}

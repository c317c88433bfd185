import { Engine } from '../engine/client.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import { createSession, type Session } from './session.ts';

/** The session of this tab, with its worker. */
export function createBrowserSession(): Session {
  const session = createSession({
    createEngine: (listener) => new Engine(listener),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
  session.setState({ theme: readPreferences().theme });
  session.subscribe((state, before) => {
    if (state.theme !== before.theme) writePreferences({ theme: state.theme });
  });
  // After the first paint: it reads what a link or the storage holds.
  import('./keeping.ts').then(({ startKeeping }) => startKeeping(session)).catch(() => undefined);
  return session;
}

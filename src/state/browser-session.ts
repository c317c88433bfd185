import { Engine } from '../engine/client.ts';
import { createSession, type Session } from './session.ts';

/** The session of this tab, with its worker. */
export function createBrowserSession(): Session {
  return createSession({
    createEngine: (listener) => new Engine(listener),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });
}

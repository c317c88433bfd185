import { Keeper } from './keeper.ts';
import { openLeftBehind } from './left-behind.ts';
import { openHash } from './open-hash.ts';
import { readPreferences, readTabPlace, writePreferences, writeTabPlace } from './preferences.ts';
import type { Session } from './session.ts';
import { openBrowserStore, openTabChannel } from './storage.ts';
import { currentDesign, isPristine } from './workspace.ts';

/** Brings back what this browser keeps, opens what a link holds, and keeps what is done from now on. */
export async function startKeeping(session: Session): Promise<void> {
  const newId = () => crypto.randomUUID();
  const { lastDesign } = readPreferences();
  const keeper = new Keeper(session, {
    store: openBrowserStore(),
    channel: openTabChannel(),
    left: openLeftBehind(),
    now: () => Date.now(),
    newId,
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    last: readTabPlace() ?? { design: lastDesign, sample: '' },
  });
  const openLink = async () => {
    const opened = openHash(session, location, newId);
    // A reload is to show the work on it, not the link again.
    if (location.hash.startsWith('#v')) history.replaceState(null, '', location.pathname + location.search);
    await opened;
  };
  window.addEventListener('hashchange', openLink);
  window.addEventListener('pagehide', () => {
    // What is being written in a field counts once it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    keeper.leave();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keeper.flush());
  await Promise.all([openLink(), keeper.start()]);
  rememberPlace(session);
  session.subscribe((state, before) => {
    if (state.workspace !== before.workspace) rememberPlace(session);
  });
}

function rememberPlace(session: Session): void {
  const design = currentDesign(session.getState().workspace);
  if (isPristine(design)) return;
  const before = readTabPlace();
  if (before?.design === design.id && before.sample === design.sampleId) return;
  writeTabPlace({ design: design.id, sample: design.sampleId });
  writePreferences({ lastDesign: design.id });
}

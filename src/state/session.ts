import { createStore } from 'zustand/vanilla';
import type { Shaped } from '../engine/answers.ts';
import type { EngineListener } from '../engine/client.ts';
import { askForShape } from './ask-for-shape.ts';
import { mergeCounts, noCounts } from './counts.ts';
import { makeNoticeActions } from './notices.ts';
import { makeActions, type SessionActions } from './session-actions.ts';
import type { SessionDeps } from './session-engine.ts';
import type { SessionState, SessionStore } from './session-state.ts';
import { startWorkspace } from './workspace.ts';

export type Session = SessionStore & { readonly actions: SessionActions };

/** The state of the page and what can be done to it. The engine starts at once, so that it is warm by the first paste. */
export function createSession(deps: SessionDeps): Session {
  const store = createStore<SessionState>(() => ({
    workspace: startWorkspace(deps.newId),
    shaped: null,
    askedId: 0,
    opening: null,
    counts: noCounts,
    countsBefore: noCounts,
    fault: null,
    leaked: [],
    shownStage: null,
    focus: null,
    jump: null,
    pointed: null,
    theme: 'system',
    notices: [],
    keeping: { status: 'starting', remembersOutputs: false },
  }));
  const engine = deps.createEngine(listen(store, () => askForShape(store, engine)));
  return Object.assign(store, { actions: makeActions(store, engine, deps) });
}

/** What arrives for an older shaping is dropped. */
function listen(store: SessionStore, shapeAgain: () => void): EngineListener {
  const { notify } = makeNoticeActions(store);
  return {
    onShaped(shaped) {
      const { askedId, shaped: before, opening } = store.getState();
      if (shaped.id !== askedId) return;
      const isOpened = opening === null || shaped.id > opening.after;
      store.setState({ shaped: withKnown(shaped, before), fault: null, opening: isOpened ? null : opening });
    },
    onTried(leaked) {
      store.setState({ leaked });
    },
    onDescribed({ id, fields, findings }) {
      const { shaped } = store.getState();
      if (shaped?.id === id) store.setState({ shaped: { ...shaped, fields, findings, isDescribed: true } });
    },
    onCounted(counted) {
      const { askedId, counts } = store.getState();
      if (counted.id === askedId) store.setState({ counts: mergeCounts(counts, counted) });
    },
    onFault(fault) {
      store.setState({ fault, opening: null });
    },
    onRespawn() {
      // What took too long would do so again.
      const { fault } = store.getState();
      if (fault?.id === 'deadline' || fault?.id === 'pattern') return;
      notify({ id: 'worker-restarted' });
      shapeAgain();
    },
  };
}

/** What a new shaping of the same output did not change stays the same object. Fields and findings of a big output come
 * later; until then those before them stand, so that nothing goes and comes. */
function withKnown(shaped: Shaped, before: Shaped | null): Shaped {
  if (before === null || before.sample !== shaped.sample) return shaped;
  const stay = <K extends 'reading' | 'fields' | 'findings'>(key: K): Shaped[K] =>
    isSame(before[key], shaped[key]) ? before[key] : shaped[key];
  const reading = stay('reading');
  if (!shaped.isDescribed) return { ...shaped, reading, fields: before.fields, findings: before.findings };
  return { ...shaped, reading, fields: stay('fields'), findings: stay('findings') };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

import type { Budget } from './budgets.ts';
import { jumpTo, redo, undo } from './history.ts';
import { makeKeepingActions } from './keeping-actions.ts';
import { makeNoticeActions } from './notices.ts';
import { makeOpeningActions } from './opening-actions.ts';
import { makeQuestionActions } from './question-actions.ts';
import { makeReadingActions } from './reading-actions.ts';
import type { SessionDeps, SessionEngine } from './session-engine.ts';
import { makeHand } from './session-hand.ts';
import type { SessionStore } from './session-state.ts';
import { makeSightActions } from './sight-actions.ts';
import { changeDesign } from './workspace.ts';
import { makeWorkspaceActions } from './workspace-actions.ts';

export type SessionActions = ReturnType<typeof makeActions>;

/** Everything that a person can do to a session. */
export function makeActions(store: SessionStore, engine: SessionEngine, deps: SessionDeps) {
  const hand = makeHand(store, engine, deps);
  const { change, sample, shapeNow, changeShaper, edit, setFacts } = hand;
  const workspaceActions = makeWorkspaceActions(store, engine, deps, shapeNow);
  const noticeActions = makeNoticeActions(store);
  return {
    setFacts,
    edit,
    undo(): void {
      changeShaper(undo);
    },
    redo(): void {
      changeShaper(redo);
    },
    /** Goes to the shaper as it was after so many changes of the history. */
    goToStep(step: number): void {
      changeShaper((history) => jumpTo(history, step));
    },
    /** Replaces the shaper by one that suits the output. */
    async suggest(): Promise<void> {
      const shaper = await engine.suggest(sample().id).catch(() => null);
      if (shaper !== null) edit([{ type: 'replace', shaper }]);
    },
    setBudget(budget: Budget): void {
      change((workspace) => changeDesign(workspace, () => ({ budget })));
      shapeNow();
    },
    ...makeOpeningActions(store, engine, deps, hand, workspaceActions, noticeActions),
    ...makeReadingActions(store, engine, { edit, setFacts, addOutputs: workspaceActions.addOutputs }),
    ...workspaceActions,
    ...noticeActions,
    ...makeKeepingActions(store),
    ...makeSightActions(store),
    ...makeQuestionActions(store, engine),
    /** Ends what is still at work; the last good result stays. */
    stop(): void {
      engine.cancel();
      store.setState({ fault: { id: 'stopped', detail: '' } });
    },
    /** Asks again after a fault. */
    retry: shapeNow,
  };
}

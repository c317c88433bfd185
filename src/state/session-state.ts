import type { StoreApi } from 'zustand/vanilla';
import type { Path, StageId } from '../core/index.ts';
import type { Fault, Shaped } from '../engine/protocol.ts';
import type { Counts } from './counts.ts';
import type { Keeping } from './keeping-state.ts';
import type { Notice } from './notice.ts';
import type { Workspace } from './workspace.ts';

export type Theme = 'system' | 'light' | 'dark';

/** A part of a text to show, and how often that was asked. */
export interface Focus {
  readonly in: 'output' | 'final';
  readonly start: number;
  readonly end: number;
  readonly turn: number;
}

/** A stage's card to open, and the field in it. */
export interface Jump {
  readonly stage: StageId;
  readonly path: Path | null;
  readonly turn: number;
}

/** What went wrong, or that the person had the work stopped. */
export type SessionFault = Fault | { readonly id: 'stopped'; readonly detail: '' };

export interface SessionState {
  readonly workspace: Workspace;
  /** The newest result; of an older shaper while `isStale`. */
  readonly shaped: Shaped | null;
  /** The id of the newest shaping asked for; 0 for none. */
  readonly askedId: number;
  readonly counts: Counts;
  /** The counts before the last edit, to show what it changed. */
  readonly countsBefore: Counts;
  readonly fault: SessionFault | null;
  /** The stage whose text is shown in place of the final one. */
  readonly shownStage: StageId | null;
  readonly focus: Focus | null;
  readonly jump: Jump | null;
  /** The field of the records that someone points at, to be found in the texts. */
  readonly pointed: Path | null;
  readonly theme: Theme;
  readonly notices: readonly Notice[];
  readonly keeping: Keeping;
}

export type SessionStore = StoreApi<SessionState>;

/** True while the page shows the result of an older shaper or output. */
export function isStale({ shaped, askedId }: SessionState): boolean {
  return askedId !== 0 && shaped?.id !== askedId;
}

/** Something is still on its way. */
export function isBusy(state: SessionState): boolean {
  return state.fault === null && (isStale(state) || isCounting(state));
}

export function isCounting({ askedId, fault, counts }: SessionState): boolean {
  return askedId !== 0 && fault === null && counts.doneId !== askedId;
}

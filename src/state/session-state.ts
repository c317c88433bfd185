import type { StoreApi } from 'zustand/vanilla';
import type { Path, StageId } from '../core/index.ts';
import type { Fault, Shaped } from '../engine/answers.ts';
import type { Counts } from './counts.ts';
import type { Keeping } from './keeping-state.ts';
import type { Notice } from './notice.ts';
import { currentDesign, currentSample, type Workspace } from './workspace.ts';

export type Theme = 'system' | 'light' | 'dark';

/** A part of a text to show, and how often that was asked. */
export interface Focus {
  readonly in: 'output' | 'final';
  readonly start: number;
  readonly end: number;
  readonly turn: number;
}

/** A stage's card to open, and the field or the control in it. */
export interface Jump {
  readonly stage: StageId;
  readonly path: Path | null;
  readonly control: 'survive' | null;
  readonly turn: number;
}

/** An output on its way to its first result. */
export interface Opening {
  /** Bytes of a file, else UTF-16 units. */
  readonly size: number;
  /** How much of a file was read from its disk; null once all of it is in the worker's hands. */
  readonly loaded: number | null;
  /** The newest shaping asked for when it began: later ones are of the new output. */
  readonly after: number;
  /** To come back to when it is cancelled. */
  readonly before: Workspace;
}

/** What went wrong, or that the person had the work stopped. */
export type SessionFault = Fault | { readonly id: 'stopped'; readonly detail: '' };

export interface SessionState {
  readonly workspace: Workspace;
  /** The newest result; of an older shaper while `isStale`. */
  readonly shaped: Shaped | null;
  /** The id of the newest shaping asked for; 0 for none. */
  readonly askedId: number;
  readonly opening: Opening | null;
  readonly counts: Counts;
  /** The counts before the last edit, to show what it changed. */
  readonly countsBefore: Counts;
  readonly fault: SessionFault | null;
  /** Made-up values that redaction let through when the page started: nothing, or it can't be trusted here. */
  readonly leaked: readonly string[];
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
export function isStale({ shaped, askedId, opening }: SessionState): boolean {
  return opening !== null || (askedId !== 0 && shaped?.id !== askedId);
}

/** True while the page shows the result of another output: there is nothing to copy or to take home yet. */
export function isOfAnotherOutput({ shaped, opening, workspace }: SessionState): boolean {
  return opening !== null || (shaped !== null && shaped.sample !== currentSample(currentDesign(workspace)).id);
}

/** True while what is shown must not leave: it is of another output, of a shaper that failed, or redaction doesn't work. */
export function isHeld(state: SessionState): boolean {
  return state.leaked.length > 0 || isOfAnotherOutput(state) || (state.fault !== null && isStale(state));
}

/** Something is still on its way. */
export function isBusy(state: SessionState): boolean {
  return state.fault === null && (isStale(state) || isCounting(state));
}

export function isCounting({ askedId, fault, counts }: SessionState): boolean {
  return askedId !== 0 && fault === null && counts.doneId !== askedId;
}

import type { EditLabel } from './edit-label.ts';

/** A state that was, and what was done to it then. */
export interface HistoryEntry<T> {
  readonly state: T;
  readonly label: EditLabel;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface History<T> {
  readonly past: readonly HistoryEntry<T>[];
  readonly present: T;
  /** The next to redo first. */
  readonly future: readonly HistoryEntry<T>[];
}

const limit = 200;
/** Changes of the same thing that follow each other this fast are one. */
const mergeMs = 800;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** The history after a change. A change that gives the same state leaves it as it is. */
export function commit<T>(history: History<T>, next: T, label: EditLabel, at: number): History<T> {
  if (next === history.present) return history;
  const last = history.past.at(-1);
  const isSameThing =
    last !== undefined && label.subject !== null && last.label.subject === label.subject && at - last.at < mergeMs;
  const past = isSameThing
    ? [...history.past.slice(0, -1), { state: last.state, label, at }]
    : [...history.past, { state: history.present, label, at }].slice(-limit);
  return { past, present: next, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: last.state,
    future: [{ ...last, state: history.present }, ...history.future],
  };
}

export function redo<T>(history: History<T>): History<T> {
  const next = history.future[0];
  if (next === undefined) return history;
  return {
    past: [...history.past, { ...next, state: history.present }],
    present: next.state,
    future: history.future.slice(1),
  };
}

/** The history as it was after so many changes: 0 is before the first that is known. */
export function jumpTo<T>(history: History<T>, step: number): History<T> {
  let next = history;
  while (next.past.length > step && next.past.length > 0) next = undo(next);
  while (next.past.length < step && next.future.length > 0) next = redo(next);
  return next;
}

/** One change as a list shows it. */
export interface HistoryStep {
  /** How many changes lie before and with it. */
  readonly step: number;
  readonly label: EditLabel;
  readonly at: number;
}

/** All changes that are known, undone ones too, the oldest first. */
export function listSteps<T>({ past, future }: History<T>): readonly HistoryStep[] {
  return [...past, ...future].map(({ label, at }, index) => ({ step: index + 1, label, at }));
}
